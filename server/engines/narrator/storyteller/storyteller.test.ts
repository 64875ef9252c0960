import { narratorSuite } from '../narrator.suite.ts'
import { createStoryteller } from './storyteller.ts'

narratorSuite('The storyteller', createStoryteller)
