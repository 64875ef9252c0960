import { useQuery } from '@tanstack/react-query'
import { getCaptcha } from '#contract/auth.ts'
import { CallError } from '#web/platform/call-error.ts'
import { read } from '#web/platform/query-client.ts'

/** The question that shows a person registers; a fresh one each time the form opens. */
export function useCaptcha() {
  const { data, isFetching, isError, refetch } = useQuery({
    ...read(getCaptcha),
    staleTime: Infinity,
    gcTime: 0,
    meta: { notice: { title: 'CAPTCHA Error', description: 'Failed to load CAPTCHA. Please try again.' } },
  })
  const question = data?.success ? data.question : undefined
  const hasFailed = !isFetching && (isError || data?.success === false)

  return { question, isLoading: isFetching, hasFailed, renew: () => void refetch() }
}

/**
 * Whether a failed registration has used its question up. The server takes the question as soon as it looks at the
 * answer, so only what is refused before that (the form itself, the throttle, the network) leaves it standing.
 */
export function isCaptchaUsedUp(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  if (/captcha/i.test(error.message) && error.code !== 'invalid_input') return true
  return error.status !== 0 && error.status !== 429 && error.code !== 'invalid_input'
}
