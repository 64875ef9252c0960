import type { ReactNode } from 'react'
import type { AdBlock } from '#contract/site.ts'
import { useSiteConfig } from '#web/platform/use-site-config.ts'
import { AdFrame } from './ad-frame.tsx'
import { defaultAds } from './default-ads.ts'

interface AdvertisementProps {
  /** Beside the word that says what it is, such as 'First Ad'. */
  label?: string
  /** Number of the default ad, where there is no sponsor. */
  turn: number
}

/** An ad, framed as what it is (AD-24). Nothing at all until it is known what it shows. */
export function Advertisement({ label, turn }: AdvertisementProps) {
  const site = useSiteConfig()
  if (!site) return null
  const { sponsor, hasScript } = site.ad
  return (
    <aside aria-label={label ? `Advertisement: ${label}` : 'Advertisement'}>
      {hasScript ? (
        <AdFrame caption={<Caption label={label} />} />
      ) : (
        <Frame caption={<Caption name={sponsor ? 'Advertisement' : 'Tip'} label={label} />}>
          {sponsor ? <SponsorLink {...sponsor} /> : <p>{defaultAds[turn % defaultAds.length]}</p>}
        </Frame>
      )}
    </aside>
  )
}

/** The house's own lines sell nothing: they are tips. */
const Caption = ({ name = 'Advertisement', label }: { name?: string; label?: string }) => (
  <p className="mb-1 flex justify-between gap-4 text-xs text-quiet">
    <span>{name}</span>
    {label && <span>{label}</span>}
  </p>
)

const Frame = ({ caption, children }: { caption: ReactNode; children: ReactNode }) => (
  <div className="rounded-card border border-line px-4 py-3 text-left text-sm text-pretty">
    {caption}
    {children}
  </div>
)

const SponsorLink = ({ text, url }: NonNullable<AdBlock['sponsor']>) => (
  <a
    href={url}
    target="_blank"
    rel="sponsored noopener"
    referrerPolicy="no-referrer"
    className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
  >
    {text}
  </a>
)
