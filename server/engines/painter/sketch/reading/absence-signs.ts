// Signs in a sentence that somebody of whom it tells is elsewhere: shown, heard, afar, in another time, of whom something is thought.

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What only shows, names or carries somebody, before them in the sentence. */
export const SHOWN =
  /\b(?:portrait|statue|photograph|photo|snapshot|picture|painting|bust|tapestry|mural|fresco|relief|figurine|doll|mask|ghost|memory|song|ballad|story|tale|legend|film|poster|icon|carving|engraving|drawing|sketch|effigy|stamp|card|voice|footstep|scream|laugh|smell|name|grave|tomb|letter|word|news|sign|sound|dream|postcard|message|telegram|text|call|face)s? (?:[\w'’]+ ){0,2}?(?:of|about|show|shows|showing|from|by|for)\b/i
/** What shows pictures, or the far side of somebody, in a sentence before whoever is told of. */
export const DEPICTED =
  /\b(?:(?:painted|carved) (?:walls?|panels?|ceilings?|columns?|screens?|doors?)|frescoe?s?|murals?|mosaics?|friezes?|paintings|tapestr(?:y|ies))\b|\b(?:portraits?|photographs?|pictures?|paintings?|statues?) of\b|\b(?:photographs?|photos?|pictures?|paintings?|drawings?|posters?|screens?)\b.*\bshow(?:s|ing)?\b|\b(?:window|door|glass)\b.*\bbeyond (?:him|her|them|it)\b/i
/** Who is told of through an opening is on its other side. */
export const THROUGH =
  /^(?:[\w'’]+ ){0,3}(?:through|behind|outside|beyond) (?:the|a|an|its|her|his|your) (?:\w+ )?(?:window|hatch|glass|pane|grille|fence|wall|porthole|bars)\b/i
/** 'Outside, a man …'. */
export const OVER_THERE =
  /^(?:somewhere )?(?:inside|outside|below|above|upstairs|downstairs|beyond|overhead|far (?:off|out|below)|(?:out|down|over|up) (?:in|on|there)|in the (?:street|yard|next room|distance)|next door|across the (?:street|road|yard))\b(?!\W*(?:\w+\W+){0,4}you\b)/i
/** 'Through the keyhole you see …'. */
export const PEEPS =
  /^through (?:the|a|an|its) (?:\w+ )?(?:keyhole|windows?|panes?|glass|hatch|crack|spyglass|telescope|binoculars)\b/i
/** What a clause tells of across a street, far below or on the other side, where nobody is told to go there. */
export const AFAR =
  /(?<!\b(?:you|i|we|light|sun|moon|rain|wind|snow|air|smell)\b[^,;]*)\b(?:(?:across|over) the (?:\w+ )?(?:street|road|square|river|canal|valley|water|bay|lake|fields?|gorge|yard|courtyard|harbou?r|tracks?|way)|(?:floors?|storeys?|stories|feet|metres|kilomet(?:re|er)s|leagues|paces|yards|miles?|fathoms) (?:away|off|below|down|above|up|beneath)|(?:below|beneath) you|on the (?:other|far|opposite|next) (?:side|bank|shore|half|roof|platform)|in the (?:\w+ )?mirror|lean(?:s|ing) out|(?:leans?|leaning|looks?|calls?|shouts?|waves?|watch(?:es)?) (?:down |out )?(?:from|out of) (?:the|an?|his|her|their) (?:\w+ ){0,2}(?:windows?|balcony|porch|tower|gallery|battlements)|through the (?:\w+ ){0,2}(?:doors?|doorway|windows?|glass|panes?))\b/i
export const FAR_OFF = /^\W*(?:far (?:below|off|away|above|out)|in the distance|on the horizon|out at sea)\b/i
export const IN_PICTURE =
  /^In (?:it\b(?! is)|the (?:painting|picture|photograph|photo|portrait|mirror|dream|film)\b)/
export const BY_MACHINE =
  /\b(?:on|over|through|from|in|into) (?:the|your|my|a|his|her|their) (?:[\w-]+ ){0,2}?(?:radio|monitor|receiver|telephone|phone|intercom|speakers?|loudspeaker|tannoy|screen|television|tv|tape|recording|wire|headset|earpiece|headphones?|comm|gramophone|mirror|newspaper|poster)\b|\bon the line\b|\bin (?:your|my) (?:ear|helmet|head)\b/i
export const ANOTHER_TIME =
  /\b(?:(?<!at )once(?! (?:more|again|they|you|he|she|it))|ago|used to|in those days|yesterday|last (?:week|month|year|summer|winter|autumn|spring|night))\b/i
/** Verbs whose object need not be there. */
export const FARAWAY = words(
  `remember miss need want hear await seek expect know mention imagine dream hate trust blame recall mistake phone telephone
   name write love fear forget describe invent play suspect avenge mourn marry become obey please mean warn tell envy deserve lose praise curse thank hide depict draw paint portray sketch resemble feel`,
)
export const LEAVES = words('go leave die flee depart vanish disappear escape drown burn')
export const AWAY = words(
  'dead gone away absent missing ashore abroad elsewhere upstairs downstairs late asleep-upstairs buried',
)
/** What leaves nobody behind that has been done to. */
export const UNDONE =
  /^(?:kill|murder|poison|shoot|strangle|stab|bury|drown|hang|kidnap|abduct|arrest|leave)$/
export const WONTEDLY = /^[^“”]*\b(?:always|often|usually|sometimes|too|as well)\b[^“”]*$/
export const FAR = words('below above overhead outside beyond far')
export const NO_ONE = words('no every any each which another whose first last neither either')
export const GENERAL = /^(?:have|be|need|like|know|want|love|hate|own|believe|use)$/
export const WISHED = /^(?:request|rule|order|notice|law|rumou?r|hope|fear|wish|idea|demand)$/
export const KIN =
  /^(?:mother|father|grandmother|grandfather|aunt|uncle|brother|sister|wife|husband|son|daughter|teacher|master)$/
export const WONT = /^(?:said|told|taught|used|was|had|left|died|gave|made|kept|knew|built|loved|warned)$/
