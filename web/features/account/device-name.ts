/** Most telling first: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari. */
const browsers: [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** A person's name for the device that describes itself like this: `Firefox on Windows`. */
export function deviceName(userAgent: string): string {
  const find = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? (userAgent.trim().slice(0, 60) || 'Unknown device')
}
