/** A word that a question put to the world has. */
export const ASKED_OF_WORLD =
  /\b(?:what|who|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might)\b/i

/** A question that leaves open what is told; a particular one has an answer of its own. */
export const OPEN_QUESTION =
  /\b(?:know (?:anything|something|about|of|where|who|what|how|why)|(?:what|anything|something|tell me) (?:\p{L}+ )*?about|happen\p{L}*|who (?:is behind|did|took|stole)|where)\b/iu
