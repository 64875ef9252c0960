import { glow, lampGlow } from '../light.ts'
import type { Scenery } from '../scenery.ts'
import type { Stage } from '../stage.ts'
import { nearView } from './near-view.ts'
import { fallenShadow, nearTones, tableTop } from './table-top.ts'
import { element, group, path, trace } from '../svg.ts'
import { filled, stroked, ellipse, backdrop } from '../ink.ts'
import { mix, lighter, css } from '../colour.ts'

/** A key, its bow and bit in worn brass. */
export function nearKey(stage: Stage): Scenery {
  const { brass, dark } = nearTones(stage)
  const turn = stage.random.fork('key').between(-24, 10).toFixed(1)
  const shaft = 'M-90 -16L300 -16L300 16L-90 16Z'
  const bit = 'M214 10L214 84L240 84L240 54L256 54L256 84L292 84L292 10Z'
  const bow = { cx: -170, cy: 0, r: 86, fill: 'none' }
  const metal = stage.sheet.fall(-100, 100, {
    0: lighter(brass, 0.14),
    0.5: brass,
    1: mix(brass, dark, 0.65),
  })
  return nearView(
    tableTop(stage) +
      group(
        { transform: `translate(600 380) rotate(${turn})` },
        fallenShadow(stage, shaft + bit),
        element('circle', { ...bow, cx: -158, cy: 12, stroke: css(dark), 'stroke-width': 34, opacity: 0.45 }),
        element('circle', { ...bow, stroke: metal, 'stroke-width': 34 }),
        filled(shaft + bit, metal),
        filled('M-96 -26L-66 -26L-66 26L-96 26ZM-50 -22L-34 -22L-34 22L-50 22Z', metal),
        path('M-230 -40A74 74 0 0 1 -150 -74', {
          stroke: css(lighter(brass, 0.28)),
          'stroke-width': 7,
          fill: 'none',
          'stroke-linecap': 'round',
        }),
      ),
  )
}

/** A ring with its stone on dark cloth. */
export function nearRing(stage: Stage): Scenery {
  const { brass, dark } = nearTones(stage)
  const { palette, sheet } = stage
  const stone = palette.accent
  const folds = Array.from(
    { length: 7 },
    (_, i) => trace`M${-80 + i * 230} 760C${i * 200} 520 ${160 + i * 190} 360 ${60 + i * 220} -40`,
  )
  const band = { cx: 640, cy: 420, rx: 150, ry: 118, fill: 'none' }
  return nearView(
    backdrop(
      sheet.radial({ x: 560, y: 300 }, 900, {
        0: mix(mix(palette.skyMiddle, palette.lamp, 0.15), dark, 0.35),
        1: dark,
      }),
    ) +
      stroked(folds.join(''), dark, 46, 0.3) +
      element('ellipse', { ...band, cx: 656, cy: 442, stroke: css(dark), 'stroke-width': 34, opacity: 0.6 }) +
      element('ellipse', {
        ...band,
        'stroke-width': 30,
        stroke: sheet.linear(
          { x: 500, y: 300 },
          { x: 780, y: 540 },
          { 0: lighter(brass, 0.16), 0.5: brass, 1: mix(brass, dark, 0.6) },
        ),
      }) +
      filled('M588 262L692 262L724 310L640 372L556 310Z', mix(stone, dark, 0.2)) +
      filled('M588 262L640 310L556 310ZM692 262L640 310L724 310Z', lighter(stone, 0.1)) +
      filled('M588 262L692 262L640 310Z', lighter(stone, 0.2)) +
      glow(stage, { x: 626, y: 290 }, 190, lighter(stone, 0.1), 0.55),
  )
}

/** A candle, alone in the dark. */
export function nearCandle(stage: Stage): Scenery {
  const { paper, dark, brass, wood } = nearTones(stage)
  const { sheet } = stage
  return nearView(
    backdrop(dark) +
      lampGlow(stage, { x: 640, y: 210 }, 640, 0.9) +
      filled(
        'M0 590H1280V720H0Z',
        sheet.radial({ x: 640, y: 610 }, 620, {
          0: mix(wood, stage.palette.lamp, 0.4),
          1: mix(wood, dark, 0.85),
        }),
      ) +
      filled(
        'M594 300C590 284 606 278 612 290L668 290C676 276 690 286 686 302L690 620L590 620Z',
        sheet.linear(
          { x: 590, y: 0 },
          { x: 690, y: 0 },
          { 0: mix(paper, dark, 0.3), 0.45: lighter(paper, 0.06), 1: mix(paper, dark, 0.45) },
        ),
      ) +
      filled('M606 300C600 350 612 372 608 410C602 372 596 352 598 304Z', lighter(paper, 0.08)) +
      filled('M500 620C500 660 780 660 780 620L800 606L480 606Z', mix(brass, dark, 0.3)) +
      filled('M637 292C636 276 640 268 641 256L645 256C645 270 644 280 643 292Z', dark) +
      filled(
        'M640 150C668 194 678 226 664 252C656 268 626 268 618 252C604 226 618 194 640 150Z',
        lighter(stage.palette.lamp, 0.05),
      ) +
      filled(
        'M640 194C654 218 658 236 650 250C646 258 636 258 632 250C624 236 630 216 640 194Z',
        lighter(stage.palette.lamp, 0.15),
      ),
  )
}

/** A cup that steams. */
export function nearCup(stage: Stage): Scenery {
  const { paper, dark, wood } = nearTones(stage)
  const glaze = mix(paper, stage.palette.accent, 0.18)
  const steam = [-70, 0, 66].map(
    (x) => trace`M${640 + x} 300C${600 + x} 240 ${690 + x} 200 ${640 + x} 130S${660 + x} 60 ${630 + x} 20`,
  )
  return nearView(
    tableTop(stage) +
      ellipse({ x: 660, y: 600 }, 300, 62, dark, 0.5) +
      ellipse({ x: 640, y: 574 }, 280, 56, mix(glaze, dark, 0.25)) +
      ellipse({ x: 640, y: 562 }, 170, 30, mix(glaze, dark, 0.55)) +
      stroked('M800 380C920 360 930 500 776 500', mix(glaze, dark, 0.3), 26) +
      filled(
        'M450 330C456 470 520 560 640 566C760 560 824 470 830 330Z',
        stage.sheet.linear(
          { x: 450, y: 0 },
          { x: 830, y: 0 },
          { 0: lighter(glaze, 0.04), 0.4: glaze, 1: mix(glaze, dark, 0.6) },
        ),
      ) +
      ellipse({ x: 640, y: 330 }, 190, 44, mix(glaze, dark, 0.15)) +
      ellipse({ x: 640, y: 336 }, 170, 34, mix(wood, dark, 0.45)) +
      path(steam.join(''), {
        stroke: css(lighter(stage.palette.horizon, 0.1)),
        'stroke-width': 20,
        opacity: 0.16,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
  )
}
