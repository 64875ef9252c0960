import type { TimeOfDay } from '../scene-facts.ts'

const LIGHTS =
  '(?:lamps?|lights?|candles?|lanterns?|footlights|tapers|street ?lights|gaslights?|windows|signs)'
const HIDES = '(?:hill|hills|roofs?|rooftops|mountains?|ridge|trees|horizon|tower|houses|sea)'

/** What sky, lamps and bells show of an hour, in told sentences in lower case; the first that is found holds. */
export const hourSigns: readonly (readonly [hour: TimeOfDay, sign: RegExp])[] = [
  // A sun that never sets makes day of any hour.
  [
    'day',
    /\bmidnight sun\b|\bsun (?:[\w ]+ )?(?:never sets|won't set|will not set|does not set|doesn't set)\b|\bhottest (?:hour|part) of the day\b/,
  ],
  [
    'dawn',
    new RegExp(
      `\\b(?:before|until|till) (?:the )?(?:sunrise|sun ?up|first light|daybreak)\\b|\\bsun (?:is |was |has |had )?(?:only |just )?(?:barely |hardly |not yet |not )(?:up|risen|cleared|clear of|over)\\b|\\bsun (?:is |was )?(?:coming|creeping|climbing|edging) (?:up|over)\\b|\\b(?:light|sky|east|slot|window|pane|dark)\\b[^.]{0,24} (?:is |was )?(?:growing|turning|going|getting|gone) (?:paler|pale|grey|gray|lighter)\\b|\\b(?:just|only) beginning to show\\b|\\b(?:sky|east|stars|night|window) (?:[\\w ]+ )?(?:to pale|pal(?:es|ed|ing)|lightens?|lightening|gre(?:ys|yed|ying))\\b|\\b(?:in|from|over) the east\\b[^.]* (?:light|pale|pink|grey|gold)|\\b(?:pale|pink|grey|gold|light)\\b[^.]{0,20} (?:in|from) the east\\b|\\bbreakfast fires?\\b|\\bfirst grey light\\b|\\b(?:the|its) first sun\\b|\\b(?:pink|gold|rose|red) with (?:the )?(?:first|early|new) (?:sun|light)\\b|\\bdew\\b|\\bbefore it(?:'s| is| was) light\\b|\\blit (?:rose|pink|red|gold) by (?:a|the) sun\\b|\\bsun (?:that )?(?:has|had)(?:n't| not) (?:yet )?(?:come up|risen)\\b|\\bday (?:is |was )?(?:breaking|broke|breaks)\\b|\\b(?:valley|town|city|village) (?:is |was )?still (?:asleep|dark)\\b|\\bmatins\\b|\\blauds\\b`,
    ),
  ],
  [
    'night',
    /\b(?:sky|skylight|windows?|panes?|portholes?|glass|outside)\b[^.,;]{0,30} (?:is|are|was|were|goes|gone|stays?) (?:only |all |quite |pitch |still )?(?:black|dark)\b|\b(?:black|dark) (?:windows?|panes?|portholes?|skylight)\b|\bnothing (?:at all, )?(?:but|only) (?:black|dark)\b|\bonly black\b|\bnight (?:bus|ferry|train|watch|shift|porter|market|mail|nurse)\b|\b(?:after|since|past) closing\b|\bclosed (?:an|one|two|three|four|five|some) hours? ago\b|\blast (?:bus|train|tram|ferry)(?= (?:home|has|is|leaves|left|goes|went|pulls|out)\b|[,.;]|$)|\blit for (?:the )?night\b|\bfor the night\b|\bonly light (?:for|in|on|to be seen|is)\b|\b(?:in|into|by|beyond) (?:the|your|its|her|his) headl(?:ights|amps)\b|\b(?:comet|fireworks|northern lights|aurora|fireflies|will-o'-the-wisps?)\b|\b(?:sodium|amber) light|\bneon\b|\bunder (?:the|a) street ?(?:lamp|light)\b|\bheadlights\b|\bcampfires?\b|\bbeam (?:goes|went|sweeps|swept|turns|turned|swings) (?:out|over|round|across)\b|\bno moon\b|\bmoon(?:less|lit|light)\b|\b(?:gas|lamp|torch|lantern|fire|candle)light(?:s)? (?:runs|swings|goes|slides|flares) (?:over|along|across)\b|\bfloodl\w+|\bfloodlit\b|\blit from below by\b|\b(?:wet|empty|deserted) street\b[^.]* blinking\b|\btorches go (?:by|past)\b|\b(?:sign|neon)\b[^.]{0,30} (?:blinks?|flickers?|flashes)\b|\bthen (?:only )?dark\b|\bit is (?:very |already )?late(?=[,.;]|$)|\bdrive-in\b|\bcandelabr\w+|\bcompline\b|\bcurfew\b|\b(?:everyone|everybody|the (?:house|town|city|ship|village|camp)) (?:is |was )?(?:asleep|sleeps|slept)\b|\bon watch\b/,
  ],
  [
    'dusk',
    new RegExp(
      `\\b${LIGHTS} (?:[\\w ,]+ )?(?:are|is|were|was) (?:just |only |already )?(?:being lit|lit,? one|coming on|going on|beginning to)\\b|\\b${LIGHTS} (?:come|came|go|went|flicker|blink) on\\b|\\b(?:setting light to|lighting|lights|lit) the (?:street ?)?(?:lamps|lanterns|footlights|candles)\\b|\\blamplighter\\b|\\bsun (?:sits|rests|stands|balances|hangs|is) (?:right )?(?:on|at) the (?:horizon|edge)\\b|\\bsun\\b[^.]{0,24} (?:low|red|crimson|sinking|setting|going down|gone down|went down|(?:went|gone|is|slips|slid|slides|drops?|dropped) behind (?:the |a )?${HIDES}|gone)\\b|\\b(?:last|rest) of the (?:sun|light|day)\\b|\\bfrom gold to gr[ea]y\\b|\\bred sun\\b|\\b(?:apricot|orange|rose|pink|peach|amber|copper|violet|purple|crimson|scarlet|golden|salmon|mauve|lilac) (?:sky|west|light|clouds?)\\b|\\b(?:sky|west) (?:is |was |goes |went |turns |turned |has gone )(?:apricot|orange|rose|pink|peach|amber|copper|violet|purple|crimson|scarlet|gold|red|mauve)\\b|\\b(?:almost|nearly|getting|growing) dark\\b|\\bblue hour\\b|\\bevening-(?:colou?red|blue)\\b|\\bin the west\\b|\\b(?:farm|house|window)s?\\b[^.,;]{0,12} lights? on\\b|\\btoward supper\\b|\\bsupper[- ]time\\b|\\bvespers\\b|\\bfirst stars?\\b|\\bstars already\\b|\\bdaylight is (?:failing|going)\\b|\\blight (?:is |was )?(?:failing|fading|going|draining)\\b|\\bdinner service\\b|\\bdinner (?:guests|party|gong)\\b|\\bgalas?\\b|\\bcurtain[- ]up\\b`,
    ),
  ],
  [
    'day',
    /(?<!\b(?:setting|sinking|rising|low|red|evening|late) )\bsun (?:[\w ]+ )?(?:overhead|high|beats?|beating|blazes?|burns|straight up)\b|\b(?:the )?sun (?:lies|lay|falls|fell|pours?|poured|slants?|slanted|comes? in|streams?|streamed) (?:over|through|in|into|across|on|down|along)\b|\b(?:winter|summer|spring|autumn|hard|hot|white|noon|morning) sun\b|\bcoins? of (?:sun|daylight)\b|\bsun (?:and|hits|hit|on|through)\b|\b(?:late |whole |the )morning\b|\bfull (?:sun|day)\b|\bbright (?:yard|street|day|air|morning)\b|\bhigh summer\b|\blunch ?(?:hour|time)?\b|\bmarket day\b|\b(?:shaft|stripe|square|bar|coin|patch|disc)s? of (?:sun|daylight|sunlight|noon)\b|\bbroad day\b|\bmidday\b|\bheat (?:of the day|shimmers?|haze)\b|\bshimmering with heat\b|\bblue sky\b|\b(?:sky|day) [^.]{0,12}(?:blue|scrubbed clean)\b|\bnot yet (?:eight|nine|ten|eleven)\b|\bdaylight seeps\b|\bschool(?:day| is out)\b|\bluncheon\b/,
  ],
]
