import type { Environment } from './environment.ts'

/** Content of the ad block; with neither, the default ads. */
export interface AdSettings {
  sponsor?: { text: string; url: string }
  /** A third-party script, for the sandboxed frame alone. */
  scriptUrl?: string
}

/** Throws an Error when a sponsor has a text or a link only, or the script has no usable address. */
export function readAdSettings({ AD_SPONSOR_TEXT, AD_SPONSOR_URL, AD_SCRIPT_URL }: Environment): AdSettings {
  if (AD_SCRIPT_URL !== undefined && !URL.canParse(AD_SCRIPT_URL)) {
    throw new Error('AD_SCRIPT_URL: must be an address')
  }
  if (AD_SPONSOR_TEXT === undefined && AD_SPONSOR_URL === undefined) return { scriptUrl: AD_SCRIPT_URL }
  if (AD_SPONSOR_TEXT === undefined) throw new Error('AD_SPONSOR_URL needs AD_SPONSOR_TEXT')
  if (AD_SPONSOR_URL === undefined) throw new Error('AD_SPONSOR_TEXT needs AD_SPONSOR_URL')
  return { sponsor: { text: AD_SPONSOR_TEXT, url: AD_SPONSOR_URL }, scriptUrl: AD_SCRIPT_URL }
}
