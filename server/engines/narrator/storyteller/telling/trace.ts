/** Set by the bench alone: told of each piece of a reply, the line of content it was made of and what came of that. */
export const trace: { told?: (line: string, text: string) => void } = {}
