/** Words for what a place may have or lack. */
export const detailWords = {
  bars: 'bar, bars, cell, iron gate, grate, grating, portcullis, cage, jailer, gaoler, prisoner',
  car: `car, van, truck, lorry, taxi, sedan, jeep, pickup, bonnet, chassis, bumper, gearbox, number plate, volvo, ford,
    convertible, limousine, jalopy, hearse`,
  dancers: 'dancer, couple, waltz, quadrille, reel, polka, ball, minuet, dance floor, dancing',
  door: 'door, doorway, threshold, latch, doorknob, doorstep',
  lamp: 'lamp, bulb, light bulb, lightbulb, lantern, lamplight, ceiling light',
  mountains: `mountain, peak, summit, alps, alp, range, massif, crag, ridge, mountainside,
    foothills, sierra, pass`,
  table: 'table, desk, tabletop, tablecloth, oilcloth, workbench, counter',
  trees: `tree, fir, pine, spruce, forest, wood, woods, treeline, tree line, conifer, birch, larch, oak, alder, taiga,
    woodland, branch, trunk, grove`,
  windscreen:
    'windscreen, windshield, steering wheel, dashboard, dash, wipers, rear-view mirror, handbrake, headlights',
  window: 'window, windowpane, pane, sash, sill, windowsill, window sill, shutter, curtain, skylight',
} as const satisfies Record<string, string>

export type Detail = keyof typeof detailWords
export const allDetails: readonly Detail[] = Object.keys(detailWords) as Detail[]
