import { useQuery } from '@tanstack/react-query'
import { CallError } from '#web/platform/call-error.ts'
import { captchaQuery } from './auth.api.ts'

/** The question that shows a person registers; a fresh one each time the form opens. */
export function useCaptcha() {
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery)
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
