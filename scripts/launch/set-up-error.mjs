/** A failure of the set-up that a sentence explains; no stack trace helps with it. */
export class SetUpError extends Error {
  constructor(sentence, exitCode = 1) {
    super(sentence)
    this.exitCode = exitCode
  }
}
