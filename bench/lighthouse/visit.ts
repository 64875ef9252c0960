import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from '../../scripts/find-chromium.ts'

const MOST_OUTPUT_BYTES = 64 * 2 ** 20

/** Findings of one visit by Lighthouse; scores from 0 to 100. */
export interface Visit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  firstPaintMs: number
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
  /** Over the wire. */
  scriptKb: number
  pageKb: number
  /** Audits that count and were not green. */
  remarks: string[]
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: Details }>
}
interface Details {
  items: { resourceType?: string; transferSize?: number }[]
}

/** One visit in a browser of its own, with Lighthouse's mobile preset as it comes; a reader's with their cookie. */
export async function visit(address: string, cookie?: string): Promise<Visit> {
  const lighthouse = join(dirname(createRequire(import.meta.url).resolve('lighthouse')), '../cli/index.js')
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const args = [
    lighthouse,
    address,
    '--quiet',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
    '--output=json',
    '--no-enable-error-reporting',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--chrome-flags=${flags.join(' ')}`,
  ]
  const env = { ...process.env, CHROME_PATH: findChromium() }
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: MOST_OUTPUT_BYTES })
  return visitOf(JSON.parse(stdout) as Report)
}

function visitOf({ categories, audits }: Report): Visit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const kb = (fits: (type: string) => boolean) =>
    requests
      .filter(({ resourceType = '' }) => fits(resourceType))
      .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1000, 0)
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  const remarks = counted
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => ({ id, ...audits[id] }))
    .filter((audit) => audit.score !== null && audit.score !== undefined && audit.score < 0.9)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockedMs: value('total-blocking-time'),
    scriptKb: kb((type) => type === 'Script'),
    pageKb: kb(() => true),
    remarks: remarks.map(({ title, id }) => title ?? id),
  }
}
