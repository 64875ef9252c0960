import { expect, test } from 'vitest'
import { poseBehind } from './pose-behind.ts'
import { toldTrees } from './told-trees.ts'

test.each([
  ['Your little brother is already on his knees beside it.', 'brother', 'kneeling'],
  ['You find Osric where the banner went down, sitting against a dead horse.', 'Osric', 'sitting'],
  ['The mahouts are asleep on their necks.', 'mahouts', 'undrawable'],
  ['The guard stands beside the sleeping dog.', 'guard', undefined],
  ['The guard waits, and the old woman is asleep.', 'guard', undefined],
] as const)('%s %s: %s', (moment, who, pose) => {
  const [{ tokens }] = toldTrees(moment) as [ReturnType<typeof toldTrees>[number]]
  expect(
    poseBehind(
      tokens,
      tokens.findIndex(({ word }) => word === who),
    ),
  ).toBe(pose)
})
