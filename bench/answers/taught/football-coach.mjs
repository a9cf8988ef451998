import { person } from '../own/person.mjs'

export const footballCoach = person(
  'Kwabena',
  {
    overview:
      'Football coach from Kumasi, youth ages 12 to 17. I was a left back in the Ghana second division until my knee finished in 2013. What I like most is defending in small spaces and boys who listen late.',
    leadership: ['Two assistant coaches, one goalkeeper trainer and one physio under me', '48 players in two squads'],
    jobs: [
      [
        'head',
        'Head Coach U15 and U17',
        'Volta Stars Academy, Tema',
        '2020',
        null,
        '– Seven boys signed professional contract, three of them in Denmark and Austria\n– Champions of Greater Accra youth league 2022, unbeaten 19 matches\n– Training five times per week at 6 in the morning before school',
      ],
      [
        'asst',
        'Assistant Coach U13',
        'Asante Hill FC Juniors, Kumasi',
        '2016',
        '2020',
        'Responsible for set pieces and for the bus. Scouted in 14 villages of Ashanti and Bono.',
      ],
      [
        'pe',
        'Physical Education Teacher',
        'Prempeh Street Junior High, Kumasi',
        '2013',
        '2016',
        'Classes of 50 children with nine balls. Also taught some mathematics when colleague was sick.',
      ],
      [
        'player',
        'Player',
        'Bekwai Rovers, division two',
        '2007',
        '2013',
        '131 games, captain in the last season, 4 goals',
      ],
    ],
    skills: [
      ['scout', 'Scouting', 'Reports on 300+ players, I watch each one three times minimum'],
      ['inj', 'Injury prevention', 'FIFA 11+ warm-up in every session, hamstring injuries went from nine to two'],
      ['parents', 'Work with parents', 'One meeting in every month'],
    ],
    technical: [
      ['veo', 'Veo camera', 'Film and cut all home games', 'advanced'],
      ['hudl', 'Hudl', '', 'beginner'],
    ],
    roles: [
      [
        'girls',
        'Girls’ football festival Ashaiman',
        'Started it with my sister; 220 girls came in the third edition.',
        'each August since 2021',
      ],
    ],
    achievements: [['coy', 'Youth coach of the year, Greater Accra regional FA', '', '2022']],
    other: [
      'CAF B Licence (2019). CAF A: first module completed, second in October.',
      'Diploma in Physical Education, University of Education, Winneba, 2013',
      'Twi, English, Ga. A little Danish from a three-week visit at FC Nordsjælland in 2023',
      'Passport valid until 2031; Schengen visa twice',
      'Church choir, bass',
    ],
  },
  [
    [
      'a-star',
      'head',
      'Tell about a difficult player.',
      'My best striker came late eleven times. I did not shout, I went to his home and saw he sells water at the lorry station from four. I changed his session to the evening with the U17. He is in Austria now and sends me boots for the small ones.',
    ],
    [
      'a-lost',
      'asst',
      'A defeat which taught you something?',
      'We lost 6–0 in Sunyani because I wanted to play out from the back on a field with stones. The boys did what I told them, so it was my loss. Now I walk on the pitch before I choose the system.',
    ],
    [
      'a-wish',
      'head',
      'What are you searching for?',
      'An academy in Europe or a national youth team, as assistant is fine. I would bring my wife and one son after the first season.',
    ],
  ],
  `
answerable | position when he was playing himself | overview | left back
answerable | why did his playing career stop | overview | knee
answerable | backroom staff he is in charge of | leadership-1 | Two; physio
answerable | How many youngsters does he look after at the moment? | leadership-2 | 48
answerable | players he produced who turned pro | head / a-star | Seven
answerable | Trophies with youth teams, and was he beaten that season | head | unbeaten
answerable | what time are practices | head | 6 in the morning
answerable | dead ball coaching | asst | set pieces
answerable | has he been in a classroom as teacher | pe | Physical Education
answerable | was he ever skipper | player | captain
answerable | appearances + goals | player | 131; 4
answerable | does he write scouting reports, approx number | scout | 300
answerable | Muscle injuries down? | inj | nine to two
answerable | video analysis, which tool is he strongest in | veo / hudl | Veo
answerable | female football any? | girls | 220
answerable | UEFA / CAF badge level | other-1 | CAF B
answerable | Any time spent at a European club | other-3 | Nordsj
answerable | travel document ok until when | other-4 | 2031
answerable | would he accept being number two | a-wish | assistant is fine
answerable | would family come along straight away? | a-wish | after the first season
story | how did he deal with a talent who had discipline problems | a-star
story | the loss he learned most from | a-lost
near_miss | CAF A holder?
near_miss | senior team head coach experience
near_miss | has he worked with goalkeepers himself
near_miss | does he speak German because of Austria contacts
near_miss | Did he play in the Premier League of Ghana
near_miss | Wyscout user?
missing | first aid or CPR course
missing | salary idea per month
missing | criminal record certificate available?
false_premise | why did FC Nordsjælland dismiss him
false_premise | what went wrong in the final he lost in 2022 league season
false_premise | Since when is he national U17 coach
`,
)
