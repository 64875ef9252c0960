/** Browsers inside a messenger's app; its crawlers, which come for a page's tags, call themselves otherwise. */
const IN_MESSENGER = /\bFBA[NV]\/|\bFB_IAB\/|\bMessenger(?:Lite)?ForiOS|\bInstagram \d/

export const isInMessenger = (userAgent: string): boolean => IN_MESSENGER.test(userAgent)
