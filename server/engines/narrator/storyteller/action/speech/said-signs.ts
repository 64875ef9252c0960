/** A word that a question put to the world has. */
export const ASKED_OF_WORLD =
  /\b(?:what|who|whose|where|when|why|how|which|is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might)\b/i
