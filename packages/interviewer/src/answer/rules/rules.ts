import { alternativeRules } from './alternatives.ts'
import { calledRule, listedRule, underwayRule } from './called.ts'
import { beforeOtherTrade, careerRules } from './careers.ts'
import { certificateRules } from './certificates.ts'
import { conditionRule } from './conditions.ts'
import { corrections } from './corrections.ts'
import { degreeRules } from './degrees.ts'
import { endingRules } from './endings.ts'
import { entryRules, heldRules } from './entries.ts'
import { fixedTermRule } from './fixed-term.ts'
import { gapRules } from './gaps.ts'
import { anotherPostFirst, hardEndRule } from './granted.ts'
import { jobRules } from './jobs.ts'
import { judgementRules } from './judgements.ts'
import { namedRules } from './named.ts'
import { openRules } from './open.ts'
import { ownBusinessRules } from './own-business.ts'
import { peopleLedRules } from './people-led.ts'
import { permitRules } from './permits.ts'
import { placeRules } from './places.ts'
import { provedRules } from './proved.ts'
import { referenceRules } from './references.ts'
import type { Rule } from './rule.ts'
import { ruledOutRules } from './ruled-out.ts'
import { sameQuestionRules } from './same-question.ts'
import { strengthRules } from './strengths.ts'
import { strongestRules } from './strongest.ts'
import { todayRules } from './today.ts'
import { toolsAskedRule } from './tools-asked.ts'
import { topicRules } from './topics.ts'
import { exclusionRule, ownCountRules, totalRules } from './totals.ts'
import { turnedRules } from './turned.ts'

const firstRules: Rule[] = [
  exclusionRule,
  ...careerRules,
  anotherPostFirst,
  fixedTermRule,
  ...sameQuestionRules,
  ...referenceRules,
  ...strengthRules,
  ...judgementRules,
  ...ownBusinessRules,
  ...provedRules,
  ...ruledOutRules,
  ...alternativeRules,
  ...strongestRules,
  ...todayRules,
  underwayRule,
  ...heldRules,
  ...turnedRules,
  ...corrections,
  ...entryRules,
  listedRule,
  ...certificateRules,
  ...degreeRules,
  ...gapRules,
  hardEndRule,
  ...endingRules,
  ...ownCountRules,
  ...peopleLedRules,
  ...jobRules,
  ...totalRules,
  ...permitRules,
  ...placeRules,
  conditionRule,
  toolsAskedRule,
  ...namedRules,
  calledRule,
  ...topicRules,
  beforeOtherTrade,
]

/** All rules in the order in which they are asked: the first with a verdict decides. */
export const rules: Rule[] = [...firstRules, ...openRules]
