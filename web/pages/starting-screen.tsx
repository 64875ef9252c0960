import { LoadingAd } from '#web/features/ads/loading-ad.tsx'
import { LoadingScreen } from '#web/features/stories/start/loading-screen.tsx'

/** Home's screen while a story starts. */
export const StartingScreen = () => <LoadingScreen ad={<LoadingAd />} />
