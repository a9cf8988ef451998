import { person } from '../own/person.mjs'

export const iosDeveloper = person(
  'Tunde',
  {
    overview:
      'I build iPhone apps that people use on bad networks. Eight years, first in Lagos, now in Leipzig. My last app has 2.3 million installs and a crash-free rate of 99.7%. Before code I repaired phones in Computer Village, Ikeja.',
    jobs: [
      [
        'tram',
        'Senior iOS Engineer',
        'Fahrwerk Mobility GmbH, Leipzig',
        'April 2022',
        null,
        'Ticketing app for 31 transport companies. I own checkout and the offline wallet.\nMoved 60% of the screens from UIKit to SwiftUI without a release freeze.\nLaunch time cut from 3.8 s to 1.2 s on an iPhone 8.\nMentor two juniors, one of them remote in Porto.\nOn call one week in six.',
      ],
      [
        'pay',
        'iOS Developer',
        'Kudi Wallet Ltd, Lagos',
        'September 2018',
        'February 2022',
        '- Second mobile hire; team grew to nine\n- Integrated Paystack and Flutterwave\n- Face ID login, cut password resets by 44%\n- Release every second Tuesday through Fastlane',
      ],
      [
        'agency',
        'Junior Mobile Developer',
        'Palmwine Studio (agency), Lagos',
        '2017',
        '2018',
        'Six client apps in React Native, the largest for a radio station. Left when the agency closed its doors.',
      ],
    ],
    skills: [
      ['a11y', 'Accessibility', 'VoiceOver and Dynamic Type; audited with two blind testers from Leipzig'],
      ['offline', 'Offline-first design', 'sync conflicts, queues, retry'],
      ['review', 'Code review', 'about 15 pull requests a week'],
    ],
    technical: [
      ['swift', 'Swift', 'Combine, async/await', 'expert'],
      ['objc', 'Objective-C', 'reading and fixing legacy', 'intermediate'],
      ['kotlin', 'Kotlin', 'one course, one toy app', 'beginner'],
      ['ci', 'Bitrise and Fastlane', 'pipelines, signing', 'advanced'],
    ],
    roles: [
      ['meet', 'Organiser, CocoaHeads Leipzig', 'Monthly meetup, 40 to 70 guests.', 'since 2023'],
      ['oss', 'Maintainer of QueueKit', 'Open-source Swift package for retry queues; 1,100 stars on GitHub.', '2021'],
    ],
    achievements: [
      ['talk', 'Talk at Swift Alps, Crans-Montana', '“Tickets in a tunnel”: payments without signal.', '2024'],
    ],
    other: [
      'BSc Physics, University of Ibadan, 2016 (second class upper)',
      'English and Yoruba (mother tongues), German B2 (telc, 2024)',
      'EU Blue Card, changed to permanent settlement permit in 2025',
      'Sunday league goalkeeper',
    ],
  },
  [
    [
      'a-bug',
      'tram',
      'Tell us of a bug you will not forget.',
      'On New Year’s Eve tickets expired one hour early for everybody who had crossed a time zone. I was at a party in Halle with a laptop on the washing machine. The fix was one line, the review of all other date code took three weeks, and I asked for those weeks in writing.',
    ],
    [
      'a-disagree',
      'tram',
      'A disagreement with a colleague?',
      'Our designer wanted a swipe to buy. I took her on line 11 at eight in the morning with one hand on the pole and she tried it herself. We kept the big button. We are still friends.',
    ],
    [
      'a-remote',
      'tram',
      'How do you like to work?',
      'Two days in the office, three at home. Fully remote I did in 2020 and I became strange.',
    ],
    ['a-pay', 'tram', 'Salary?', 'I earn 78,000 euros and look for 85,000 to 90,000.'],
  ],
  `
answerable | total yrs building for iPhone | overview / pay tram | Eight
answerable | How many downloads does his biggest product have? | overview | 2.3 million
answerable | Has he migrated a codebase to SwiftUI? how far along | tram | 60%
answerable | performance work - any numbers on startup speed | tram | 1.2
answerable | Did he work with African payment gateways? | pay | Paystack
answerable | biometric auth ever shipped? | pay | Face ID
answerable | size of the mobile team when he left the fintech | pay | nine
answerable | cross platform frameworks? | agency | React Native
answerable | why did he leave the agency job | agency | closed
answerable | can he make an app usable for blind users | a11y | VoiceOver
answerable | ObjC level | objc | intermediate
answerable | what does he use for build pipelines / code signing | ci / pay | Bitrise
answerable | any open source? popularity? | oss | 1,100
answerable | public speaking | talk / meet | Swift Alps
answerable | What did he study and with what result | other-1 | Physics
answerable | how good is his german | other-2 | B2
answerable | needs visa sponsorship? | other-3 | permanent
answerable | out of hours support, how often | tram | one week in six
answerable | Current pay and what he'd move for | a-pay | 78,000; 85,000
answerable | Would he take a 100% home office role? | a-remote | strange
story | an incident in production that hit at a bad moment | a-bug |
story | when he didn't see eye to eye with design, what happened | a-disagree |
near_miss | Published Android apps in Kotlin?
near_miss | has he been engineering manager with formal line responsibility
near_miss | Computer science degree?
near_miss | Does he integrate Stripe or Adyen
near_miss | Flutter experience, which projects
near_miss | C1 german certificate
missing | notice period?
missing | Has he done watchOS or visionOS
missing | unit test coverage on his projects
false_premise | Why was he let go from Fahrwerk?
false_premise | what was his part in founding Kudi Wallet
false_premise | Which semester did he drop out of Ibadan
`,
)
