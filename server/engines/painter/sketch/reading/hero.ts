/** The words in which a premise says who the hero is: 'I am a young knight who …', 'As the last apprentice of …', 'A librarian discovers …'. */
export const heroSentence = (premise: string): string =>
  (
    /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?]{0,90})/i.exec(premise)?.[1] ??
    /^(?:As )?(?:an?|the) ([^.!?,]{0,60})/i.exec(premise)?.[1]?.split(DOES)[0] ??
    ''
  ).split(/ (?:of|who|whose|with|in|at|from|aboard|must|and|following) |; /)[0] ?? ''

/** The verb of a scenario that tells of its hero: 'a teenager repairs old robots'. */
const DOES = / (?=[a-z]+s (?:an?|the|her|his|their|its|old|to|that|from|through|into|by|up)\b)/

/** What a premise says of the hero's looks: all of the sentence that says who they are, up to anybody else in it. */
export const heroLooks = (premise: string): string =>
  (
    /\b(?:I am|I'm|I’m|You are|You're|You’re|I play) ([^.!?;]{0,240})/i.exec(premise)?.[1] ??
    heroSentence(premise)
  ).split(/ (?:my|our|whose|his|her|hers|their|for|against|hunting|seeking) /)[0] ?? ''
