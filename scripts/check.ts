import { checkSteps, houseRules } from './test-run/check-steps.ts'
import { passes } from './test-run/step.ts'

for (const step of [...checkSteps, houseRules]) {
  if (!(await passes(step))) process.exitCode = 1
}
