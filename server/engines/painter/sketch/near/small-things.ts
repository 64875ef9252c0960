import { lighter, mix } from '../colour.ts'
import { drawing } from '../drawing.ts'
import { backdrop } from '../ink.ts'
import { glow, lampGlow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { many } from '../svg.ts'
import { nearTones, nearView, onTable } from './table-top.ts'

/** A key, its bow and bit in worn brass. */
export function nearKey(stage: Stage): Scenery {
  const { brass, dark } = nearTones(stage)
  const blade = 'M-90 -16L300 -16L300 16L-90 16ZM214 10L214 84L240 84L240 54L256 54L256 84L292 84L292 10Z'
  const inks = {
    dark,
    metal: stage.sheet.fall(-100, 100, { 0: lighter(brass, 0.14), 0.5: brass, 1: mix(brass, dark, 0.65) }),
    gleam: lighter(brass, 0.28),
  }
  const turn = stage.random.fork('key').between(-24, 10)
  return onTable(
    stage,
    { x: 600, y: 380 },
    turn,
    blade,
    drawing(
      inks,
      `dark~34/0.45 O-158 12 86 86
      metal~34 O-170 0 86 86
      metal ${blade}
      metal M-96 -26L-66 -26L-66 26L-96 26ZM-50 -22L-34 -22L-34 22L-50 22Z
      gleam~7 M-230 -40A74 74 0 0 1 -150 -74`,
    ),
  )
}

/** A ring with its stone on dark cloth. */
export function nearRing(stage: Stage): Scenery {
  const { brass, dark } = nearTones(stage)
  const { palette, sheet } = stage
  const stone = palette.accent
  const folds = many(
    7,
    (i) => `M${-80 + i * 230} 760C${i * 200} 520 ${160 + i * 190} 360 ${60 + i * 220} -40`,
  )
  const cloth = mix(mix(palette.skyMiddle, palette.lamp, 0.15), dark, 0.35)
  const inks = {
    dark,
    band: sheet.linear(
      { x: 500, y: 300 },
      { x: 780, y: 540 },
      {
        0: lighter(brass, 0.16),
        0.5: brass,
        1: mix(brass, dark, 0.6),
      },
    ),
    deep: mix(stone, dark, 0.2),
    facet: lighter(stone, 0.1),
    table: lighter(stone, 0.2),
  }
  return nearView(
    backdrop(sheet.radial({ x: 560, y: 300 }, 900, { 0: cloth, 1: dark })) +
      drawing(
        inks,
        `dark~46/0.3 ${folds}
        dark~34/0.6 O656 442 150 118
        band~30 O640 420 150 118
        deep M588 262L692 262L724 310L640 372L556 310Z
        facet M588 262L640 310L556 310ZM692 262L640 310L724 310Z
        table M588 262L692 262L640 310Z`,
      ) +
      glow(stage, { x: 626, y: 290 }, 190, lighter(stone, 0.1), 0.55),
  )
}

/** A candle, alone in the dark. */
export function nearCandle(stage: Stage): Scenery {
  const { paper, dark, brass, wood } = nearTones(stage)
  const { sheet, palette } = stage
  const inks = {
    table: sheet.radial({ x: 640, y: 610 }, 620, {
      0: mix(wood, palette.lamp, 0.4),
      1: mix(wood, dark, 0.85),
    }),
    wax: sheet.linear(
      { x: 590, y: 0 },
      { x: 690, y: 0 },
      {
        0: mix(paper, dark, 0.3),
        0.45: lighter(paper, 0.06),
        1: mix(paper, dark, 0.45),
      },
    ),
    drop: lighter(paper, 0.08),
    brass: mix(brass, dark, 0.3),
    dark,
    flame: lighter(palette.lamp, 0.05),
    heart: lighter(palette.lamp, 0.15),
  }
  return nearView(
    backdrop(dark) +
      lampGlow(stage, { x: 640, y: 210 }, 640, 0.9) +
      drawing(
        inks,
        `table M0 590H1280V720H0Z
        wax M594 300C590 284 606 278 612 290L668 290C676 276 690 286 686 302L690 620L590 620Z
        drop M606 300C600 350 612 372 608 410C602 372 596 352 598 304Z
        brass M500 620C500 660 780 660 780 620L800 606L480 606Z
        dark M637 292C636 276 640 268 641 256L645 256C645 270 644 280 643 292Z
        flame M640 150C668 194 678 226 664 252C656 268 626 268 618 252C604 226 618 194 640 150Z
        heart M640 194C654 218 658 236 650 250C646 258 636 258 632 250C624 236 630 216 640 194Z`,
      ),
  )
}

/** A cup that steams. */
export function nearCup(stage: Stage): Scenery {
  const { paper, dark, wood } = nearTones(stage)
  const glaze = mix(paper, stage.palette.accent, 0.18)
  const steam = [-70, 0, 66].map(
    (x) => `M${640 + x} 300C${600 + x} 240 ${690 + x} 200 ${640 + x} 130S${660 + x} 60 ${630 + x} 20`,
  )
  const inks = {
    dark,
    saucer: mix(glaze, dark, 0.25),
    well: mix(glaze, dark, 0.55),
    handle: mix(glaze, dark, 0.3),
    cup: stage.sheet.linear(
      { x: 450, y: 0 },
      { x: 830, y: 0 },
      {
        0: lighter(glaze, 0.04),
        0.4: glaze,
        1: mix(glaze, dark, 0.6),
      },
    ),
    rim: mix(glaze, dark, 0.15),
    tea: mix(wood, dark, 0.45),
    steam: lighter(stage.palette.horizon, 0.1),
  }
  return onTable(
    stage,
    { x: 0, y: 0 },
    0,
    '',
    drawing(
      inks,
      `dark/0.5 O660 600 300 62
      saucer O640 574 280 56
      well O640 562 170 30
      handle~26 M800 380C920 360 930 500 776 500
      cup M450 330C456 470 520 560 640 566C760 560 824 470 830 330Z
      rim O640 330 190 44
      tea O640 336 170 34
      steam~20/0.16 ${steam.join('')}`,
    ),
  )
}
