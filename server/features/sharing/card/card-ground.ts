interface Size {
  width: number
  height: number
}

const sheet = ({ width, height }: Size, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 630">${drawing}</svg>`

/** The night behind a title, with the lantern above it. */
export const nightGround = (size: Size): string =>
  sheet(
    size,
    `<defs>
    <radialGradient id="glow" cx="600" cy="150" r="560" gradientUnits="userSpaceOnUse">
      <stop offset="0" stop-color="#e9a94b" stop-opacity=".46"/>
      <stop offset=".28" stop-color="#c07f35" stop-opacity=".2"/>
      <stop offset="1" stop-color="#0b0f19" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="night" x2="0" y2="1">
      <stop offset="0" stop-color="#131a2a"/>
      <stop offset="1" stop-color="#090c14"/>
    </linearGradient>
  </defs>
  <path fill="url(#night)" d="M0 0h1200v630H0z"/>
  <path fill="url(#glow)" d="M0 0h1200v630H0z"/>
  <path d="M0 560h1200" stroke="#e9a94b" stroke-opacity=".22"/>
  <g transform="translate(516 58) scale(3.5)" fill="none" stroke="#d8cdb8" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">
    <path d="M24 19.5c3.6 3.6 5.2 6.2 5.2 8.8a5.2 5.2 0 0 1-10.4 0c0-2.6 1.6-5.2 5.2-8.8Z" fill="#f2b856" stroke="none"/>
    <path d="M18 8.5a6.2 6.2 0 0 1 12 0M16.5 15 14 36.5h20L31.5 15M12.5 40.5h23"/>
    <path d="M15 14.5 19.5 9h9l4.5 5.5ZM14 36.5h20v4H14Z" fill="#d8cdb8"/>
  </g>`,
  )

/** Darkness over a scene, so that the title can be read on any picture. */
export const sceneVeil = (size: Size): string =>
  sheet(
    size,
    `<defs>
    <linearGradient id="veil" x2="0" y2="1">
      <stop offset="0" stop-color="#090c14" stop-opacity=".1"/>
      <stop offset=".4" stop-color="#090c14" stop-opacity=".45"/>
      <stop offset="1" stop-color="#090c14" stop-opacity=".92"/>
    </linearGradient>
  </defs>
  <path fill="url(#veil)" d="M0 0h1200v630H0z"/>`,
  )
