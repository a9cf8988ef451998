import { person } from '../own/person.mjs'

export const choirDirector = person(
  'Zsófia',
  {
    overview:
      'Conductor of choirs, from six years to eighty-six. Kecskemét educated, so everything begins with the singing voice and not with the piano. I work in Hungarian, English and with hands.',
    leadership: [
      'Artistic director of three choirs with together 140 singers',
      'I chose and lead two accompanists, one voice teacher',
    ],
    jobs: [
      [
        'leeds',
        'Director of Choral Music',
        'Roundhay Minster School, Leeds',
        'September 2019',
        null,
        'Chamber choir, junior voices, staff and parents choir. 26 concerts in the last school year. BBC Radio 3 broadcast of Kodály’s Missa Brevis in December 2023. Choir fees are zero because I raised 45,000 pounds from a trust.',
      ],
      [
        'buda',
        'Assistant Conductor',
        'Hungarian Radio Children’s choir (project contract)',
        '2014',
        '2019',
        'Sectional rehearsals, six tours: Japan two times, Estonia, Canada, Israel, Finland.',
      ],
      [
        'school',
        'Music teacher',
        'Zoltán Street primary and secondary school, Budapest',
        '2011',
        '2016',
        'Daily singing classes, solfège. Some 24 hours a week.',
      ],
      ['church', 'Cantor', 'Reformed congregation, Nagykőrös', '2006', '2011', 'Organ on Sundays, choir of pensioners'],
    ],
    skills: [
      ['sight', 'Sight-reading method', 'Own cards, 80 steps, used in nine schools in Yorkshire'],
      ['voice', 'Changing voices of boys', 'Cambiata arrangements, wrote 22'],
      ['bud', 'Concert budgets', 'Up to 18,000 pounds for one event'],
    ],
    technical: [
      ['sib', 'Sibelius', 'All my arrangements', 'advanced'],
      ['zoomr', 'Reaper', 'Virtual choir of 2020, 93 videos', 'intermediate'],
      ['piano', 'Piano', 'Open score reading', 'advanced'],
      ['organ', 'Organ', 'Manuals good, pedals weak', 'intermediate'],
    ],
    roles: [
      ['jury', 'Juror, Béla Bartók choir competition, Debrecen', 'Children’s category.', '2022 and 2024'],
      [
        'dementia',
        'Tea and Tunes',
        'Monthly singing for people with dementia and who care for them; Leeds Corn Exchange.',
        '2021',
      ],
    ],
    achievements: [
      ['llan', 'Llangollen International Eisteddfod', 'Second prize, junior choirs', 'July 2023'],
      ['cd', 'CD “Híd / Bridge”', '14 tracks with the chamber choir, Cuckoo Records', '2024'],
    ],
    other: [
      'Master’s in choral conducting, Liszt Academy Budapest, 2014. Before: Kodály Institute, Kecskemét.',
      'No QTS yet, the school appointed me as instructor',
      'Pre-settled, now settled status in the UK',
      'Enhanced DBS, January 2025',
      'Knitting, marathons of it',
    ],
  },
  [
    [
      'a-shy',
      'leeds',
      'Tell about a singer you are proud of.',
      'A boy with a stammer came to the junior voices because his sister did. He spoke nothing for a term but sang every note. I asked him to announce one piece in singing voice, and he did it on three pitches in front of 600 people. His mother wrote to me, I have the letter above the piano.',
    ],
    [
      'a-tour',
      'buda',
      'A tour that nearly failed?',
      'In Osaka the trunk with the music went to Nagoya. Forty girls, no scores, concert in five hours. We sat on the floor of the hotel lobby and sang the whole programme in solfa from memory and I wrote two pieces on napkins. Since then every child learns everything by heart.',
    ],
    [
      'a-next',
      'leeds',
      'Your wish for the future?',
      'A cathedral or a youth choir with its own boarding house. And once the St John Passion.',
    ],
  ],
  `
answerable | age span of the people she conducts | overview | six; eighty-six
answerable | total number of choristers under her now | leadership-1 | 140
answerable | Does she manage any musicians (pianists etc)? | leadership-2 | two accompanists
answerable | on the radio in Britain? which piece | leeds | Missa Brevis
answerable | how many performances per year | leeds | 26
answerable | fundraising record | leeds | 45,000
answerable | countries toured with the Budapest children | buda / a-tour | Japan; Estonia
answerable | classroom teaching load in Hungary | school | 24
answerable | church music background | church / organ | Organ
answerable | Own teaching materials? taken up by others? | sight | nine
answerable | can she deal with teenage boys whose voice breaks | voice | Cambiata
answerable | Size of budget she runs for a concert | bud | 18,000
answerable | notation software | sib | Sibelius
answerable | pedal technique on the organ, honest level | organ | weak
answerable | has she been on a competition panel | jury | Debrecen
answerable | Prize in Wales - first? | llan | Second
answerable | recordings released | cd / leeds | Cuckoo
answerable | is she a qualified teacher in England | other-2 | No QTS
answerable | right to work in UK | other-3 | settled
answerable | work with people with memory loss | dementia | Monthly
story | pupil whose progress made her proud | a-shy
story | crisis on a concert trip abroad | a-tour
near_miss | Orchestral conducting experience
near_miss | Does she speak German
near_miss | doctoral degree (DLA)?
near_miss | Dorico or Finale
near_miss | has she ever directed a cathedral choir
near_miss | Has she conducted the St John Passion
missing | salary or pay scale point
missing | willing to live on site in boarding accommodation
missing | clean driving licence for the minibus
false_premise | why does she charge the choir families 45 pounds
false_premise | how did she feel after winning Llangollen in 2021
false_premise | when did the BBC dismiss her chamber choir
`,
)
