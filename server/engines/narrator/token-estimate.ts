const CHARACTERS_PER_TOKEN = 4

/** A good enough count for budgets, and for the ledger where a model doesn't count itself. */
export const estimateTokens = (text: string) => Math.ceil(text.length / CHARACTERS_PER_TOKEN)
