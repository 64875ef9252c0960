import { Instrumenter, type File, type InstrumentResult } from '@stryker-mutator/instrumenter'

export interface Position {
  line: number
  column: number
}

/**
 * Plants every fault that Stryker knows into the given parts of files, each behind a switch that is off. Texts are
 * left out: most are words for people, which other tests hold.
 */
export async function plantIn(files: File[]): Promise<InstrumentResult> {
  const options = { excludedMutations: ['StringLiteral'], ignorers: [], plugins: null }
  const { files: planted, mutants } = await new Instrumenter(silentLogger).instrument(files, options)
  return { files: planted, mutants: mutants.filter(({ status }) => status !== 'Ignored') }
}

const no = () => false
const nothing = () => undefined
const silentLogger = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
}
