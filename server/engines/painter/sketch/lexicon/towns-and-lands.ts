/** Towns, lands, rivers, mountains and planets by whose names nobody is called, of which the word net has none. */
export const townsAndLands: ReadonlySet<string> = new Set(
  `africa alaska alps america amsterdam andes antwerp arabia arctic argentina asia athens atlantic australia austria avignon
   babylon baghdad barcelona beijing belgium berlin bermuda bohemia bombay bordeaux boston brazil bristol britain brittany
   brooklyn brussels budapest burgundy cairo calais calcutta california canada cardiff caribbean castile chicago chile china
   cologne copenhagen cornwall crete cuba damascus danube delhi denmark dover dublin edinburgh egypt england europe finland
   flanders france galway ganges genoa germany ghent glasgow granada greece greenland hamburg hanover havana hungary
   iceland india iran iraq ireland istanbul italy jamaica japan java jerusalem kansas kentucky kiev korea kyoto lagos
   leeds leningrad limoges lisbon liverpool london louisiana lyon lyons macao madras madrid malta manchester manhattan
   manila marrakesh mars marseilles matterhorn mecca melbourne memphis mexico mississippi missouri montana montreal
   morocco moscow mumbai munich nairobi naples nepal netherlands nevada nile normandy norway ohio oslo oxford pacific palermo
   paris persia peru petersburg philadelphia poland portugal prague provence prussia quebec rhine rio rome rouen russia
   sahara saigon salzburg samarkand scotland seattle seine seoul seville shanghai siberia sicily singapore spain stockholm
   suez sweden switzerland syria tehran texas thames tibet tokyo toledo toulouse transylvania trieste tunis turin
   turkey tuscany ukraine venice versailles venus jupiter saturn uranus neptune europa ganymede titan vienna vietnam wales warsaw washington yorkshire zanzibar zurich`.split(
    /\s+/,
  ),
)
