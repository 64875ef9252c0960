import { useSiteConfig } from '#web/platform/use-site-config.ts'

/** Whether this site paints (the global feature flag); false until it is known. */
export const useImageGeneration = (): boolean => useSiteConfig()?.imageGeneration ?? false
