export { TokensCard as AccountPart } from '#web/features/tokens/tokens-card.tsx'
