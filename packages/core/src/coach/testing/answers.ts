import type { RemarkCode } from '../coach.types.ts'

/** A written answer with the remarks that the coach must make and those it must not. */
export type JudgedAnswer = {
  kind: 'good' | 'rambling' | 'no result' | 'no own part' | 'too short' | 'other language'
  question: string
  answer: string
  expected: RemarkCode[]
  forbidden: RemarkCode[]
}

const changed = 'Returns fell from 9 to 4 %. What did you change first, and how do you know that it was that?'
const trouble = 'You introduced a checklist. Who was against it, and how did you bring them round?'
const pressure = 'Tell me about the last time you used Excel under pressure.'
const differently = 'You built a booking system. What would you do differently today?'
const led = 'You led a team of six. How did you handle the one who struggled most?'

const good = (question: string, answer: string): JudgedAnswer => ({
  kind: 'good',
  question,
  answer,
  expected: [],
  forbidden: [
    'too_short',
    'too_long',
    'no_own_part',
    'no_action',
    'no_result',
    'no_figures',
    'hedges',
    'fillers',
    'tense',
    'question_open',
  ],
})
const tooShort = (question: string, answer: string, expected: RemarkCode[] = []): JudgedAnswer => ({
  kind: 'too short',
  question,
  answer,
  expected: ['too_short', ...expected],
  forbidden: ['too_long', 'hedges', 'fillers', 'tense'],
})
const noResult = (question: string, answer: string): JudgedAnswer => ({
  kind: 'no result',
  question,
  answer,
  expected: ['no_result'],
  forbidden: ['no_action', 'no_own_part', 'too_long', 'tense'],
})
const noOwnPart = (question: string, answer: string): JudgedAnswer => ({
  kind: 'no own part',
  question,
  answer,
  expected: ['no_own_part'],
  forbidden: ['no_result', 'too_long', 'tense'],
})
const rambling = (question: string, answer: string, expected: RemarkCode[]): JudgedAnswer => ({
  kind: 'rambling',
  question,
  answer,
  expected,
  forbidden: ['no_own_part', 'too_short'],
})
const otherLanguage = (answer: string, expected: RemarkCode[] = []): JudgedAnswer => ({
  kind: 'other language',
  question: changed,
  answer,
  expected,
  forbidden: ['no_own_part', 'no_action', 'no_result', 'no_figures', 'hedges', 'fillers', 'tense', 'question_open'],
})

const babble =
  'so there were many people in the shop and the shop was on the corner of the street where the old bank had been and it was busy on most days of the week '

export const judgedAnswers: JudgedAnswer[] = [
  good(
    changed,
    'When I took over the returns desk, one parcel in eleven came back. I had to find out why before the autumn. I read 300 return slips myself and found that most of them said the size was wrong. I changed the size table on the product page first and nothing else for six weeks. In the end returns fell to 4 %, and only for the products with the new table, so we measured it against the others.',
  ),
  good(
    trouble,
    'Two senior nurses were against it because they had their own lists. At the time we missed about five doses a month. I asked both of them to write the checklist with me and I dropped four of my own lines. Then I worked three night shifts with them to see where it slowed them down. After that they trained the others, and missed doses went down to two a month.',
  ),
  good(
    pressure,
    'Last year our finance manager fell ill three days before the audit. I had to rebuild the stock valuation from 14 branch files. I wrote one sheet that pulled the figures together, checked every branch total by phone and marked the two that did not match. As a result the auditors had the list on time, and the difference of 1,200 euros was found in a single branch.',
  ),
  good(
    differently,
    'It was a booking system for two clinics, and I had to deliver it within four months. I built the calendar first, since I thought it was the hard part. In the end the waiting list caused most of the calls, about 30 a week. Today I would sit at the front desk for a week before I write a line, and I would release the waiting list alone. It worked, but three months later than it could have.',
  ),
  good(
    led,
    'There was one clerk who made twice as many errors as the others. I was responsible for the rota, so I moved him to my own shift for two weeks. I watched how he worked and noticed that he could not read the small print on the pick lists. I had the lists printed larger and told nobody why. After that his errors went down to the level of the team.',
  ),
  good(
    'Why did you leave Acme when you did?',
    'In the end it was the work and not the people. When I joined in 2016 we were eight and I built things every week. By 2020 we were 90 and I had to spend four days out of five in meetings. I asked for a smaller team twice and got none. I wanted to write software again, so I left because the new place let me do that, and I have shipped two products since then.',
  ),
  good(
    'You negotiated supplier terms. When did it nearly fall through, and what saved it?',
    'It was the week before Christmas and the supplier refused every term we had agreed. I had to get 60 days instead of 30. I found out that their bank had shortened the credit line, so the problem was cash and not us. I offered to pay a third in advance against the 60 days. Their manager agreed within two hours, and as a result we kept the price for three years.',
  ),
  good(
    'You trained 30 users. How did you notice that someone had not understood?',
    'They stopped asking. At the time I trained 30 users in five sessions, and in the second one nobody said a word. I had to know why, so I asked each of them to book one order while I watched. Nine could not do it. I threw my slides away and gave everyone a real order at the start of the next session. In the end 28 of 30 worked alone after a week.',
  ),

  good(
    'As deputy, when did you have to say no, and to whom?',
    'At the time a parent asked me to let her son skip the mock exam, because he was nervous. I had to decide that day, since 24 other pupils were waiting for the room. I said no and I explained to her that the mock exam was there for this very reason. I offered him the seat by the door and ten minutes before the others. He passed, and in the end she thanked me in a letter.',
  ),

  tooShort(changed, 'I changed the size table.'),
  tooShort(trouble, 'Nobody was against it, it went well and everyone was happy with the new list in the end.'),
  tooShort(pressure, 'I use it every day.'),
  tooShort(differently, 'I would test more.'),
  tooShort(led, 'I talked to him and gave him easier tasks, and after that he was fine.'),
  tooShort('What did it take to get the prize, and who helped you?', 'It took a lot of work and my boss helped.'),
  tooShort(
    'You ran the archive. What went wrong most often, and what did you do about it?',
    'Files were put back in the wrong place. I put coloured labels on the shelves and on the boxes, and I checked one shelf every morning before the doors were opened to the readers.',
    ['no_figures'],
  ),

  noResult(
    changed,
    'When I took over the returns desk, one parcel in eleven came back. I had to find out why, because the season was close. I read 300 slips, I called twelve customers and I asked the warehouse for photos of everything that was damaged. I made a list of the reasons and I put the most common one at the top. I wrote it up for the product team and for my manager as well.',
  ),
  noResult(
    trouble,
    'Two nurses were against it because they had their own lists. I had to talk to them before the next audit. I asked them what they would miss, I wrote their points down and I changed four lines of the checklist. I showed it to the ward manager too. I printed it in large letters and I hung it beside the medicine cupboard, where they could not overlook it.',
  ),
  noResult(
    pressure,
    'Last year our finance manager fell ill three days before the audit. I had to rebuild the stock valuation from 14 files. I opened every one of them, I copied the totals to one sheet and I checked the formulas twice. I called the branches when something looked odd. I stayed until midnight on both days and I slept on the sofa of the office once.',
  ),
  noResult(
    led,
    'There was one clerk who made twice as many errors as the others. I was responsible for the rota. I moved him to my own shift, I sat beside him for two hours every day and I asked him to tell me what he was doing at each step. I wrote down where he hesitated. I spoke to his former supervisor and I asked the others to be patient with him.',
  ),
  noResult(
    'You organised a fair. What changed at the last minute, and what did you do?',
    'The evening before the fair the caterer cancelled. There were 400 guests on the list. I called six other caterers and I asked the baker in the village whether he could help. I drove to the wholesale market at five in the morning with two volunteers, and I wrote a plan on the back of an envelope for who would cut, carry and sell while I was at the gate.',
  ),
  noResult(
    'You audited the line care. What did you find that nobody had expected?',
    'I was asked to audit the line care on two wards. I looked at 80 charts and I noticed that the dates were written by the same hand on all days of a week. I asked three colleagues about it. I compared the charts with the rota and I saw that the person was not on duty on four of these days, so I told my manager about it in writing.',
  ),

  noOwnPart(
    changed,
    'When we took over the returns desk, one parcel in eleven came back. We read 300 slips together and we found that the size was wrong most of the time. We changed the size table first. Our designers drew it anew and we put it online within a week. We measured it against the other products, and in the end our returns fell to 4 % in six weeks, which made us proud.',
  ),
  noOwnPart(
    trouble,
    'Two nurses were against it because they had their own lists. We talked about it at the ward meeting and we agreed to write it together. Our manager supported us. We dropped four lines, we tried it for three weeks, and we counted the missed doses. After that everybody used our list, and the doses that we missed went down from five to two in a month.',
  ),
  noOwnPart(
    pressure,
    'Last year our manager fell ill three days before the audit. We had to rebuild the stock valuation from 14 files. We opened one sheet, we copied our totals and we checked every branch by phone. Our colleagues in the branches helped us until midnight. As a result we delivered the list on time, and the difference that we found was only 1,200 euros in one branch.',
  ),
  noOwnPart(
    led,
    'In our team there was one clerk who made twice as many errors as the others. We had to do something. We moved him to our early shift, we watched how he worked and we saw that our pick lists were printed too small. We had them printed larger. After that his errors went down to the level of our team, and none of us ever spoke about it again.',
  ),
  noOwnPart(
    'You introduced a new menu. What was wrong with the way things were done before?',
    'Our old menu had 64 dishes, and we threw away a third of what we bought. We sat down for two evenings and we crossed out what we had not sold ten times in a month. We cooked the rest better. Our guests noticed it, our waste was halved within eight weeks and we kept the same turnover, so that we never went back to our long menu again.',
  ),
  noOwnPart(
    'You moved the archive. What could not be allowed to go wrong, and how did you guard against it?',
    'We could not lose a single file, because the courts needed them. We numbered all 40,000 boxes and we scanned them twice, once at our old building and once at our new one. Our drivers signed for every pallet. We had two problems with the lift, and we lost a day. In the end we found that all our boxes were there, and the court never noticed that we had moved.',
  ),

  rambling(
    changed,
    `It was in the shop and I had to look at the returns. I changed a few things. ${babble.repeat(12)}In the end they fell from 9 to 4 %.`,
    ['too_long'],
  ),
  rambling(
    trouble,
    `I think it was maybe the older colleagues, sort of, who were perhaps against it. I asked them a few times and I guess I was somewhat tired of it. I suppose it was kind of hard for them. I wrote the list with two of them, more or less, and in the end it worked for most of the 14 people on the ward, which meant that we could use it every day of the week.`,
    ['hedges'],
  ),
  rambling(
    pressure,
    `So basically, you know, it was the audit, and I basically had three days, you know, to rebuild the whole stock valuation. I actually opened 14 files and I literally copied everything by hand and stuff. I checked the totals by phone with the branches, and obviously it took until midnight. In the end the auditors had it on time and the difference was 1,200 euros or something.`,
    ['fillers'],
  ),
  rambling(
    led,
    `There was a clerk who made many errors last year. So I go to him and I say that we have to talk, and then I ask him to show me what he does. I take a chair and I watched him for two hours. I noticed that he could not read the lists, so I had them printed larger. After that his errors went down by half within three weeks and he stayed with us.`,
    ['tense'],
  ),
  rambling(
    differently,
    `It was a booking system and I had to build it alone. ${babble.repeat(13)}I would test it earlier. In the end it was used by two clinics.`,
    ['too_long'],
  ),
  rambling(
    'You found a crack in the dam. What put you on the trail?',
    `Maybe it was luck, I guess. I was walking the crest and I noticed, sort of, that the grass was probably greener in one place. I measured it and perhaps I should have called at once, I'm not sure. I came back with a colleague and two instruments, and in the end we found a crack of 40 centimetres. Hopefully it would have been found anyway, but the engineers thanked me for it.`,
    ['hedges'],
  ),
  rambling(
    'What did a bad day look like, and how did you get through it?',
    `Well, you know, a bad day was basically when two people were ill and the delivery was late. I actually had to drive the van myself, you know, and I asked my sister to open the shop. I wrote the prices on paper, um, because the till was down as well. In the end we sold for 900 euros on that day, which was obviously better than to stay closed.`,
    ['fillers'],
  ),

  otherLanguage(
    'Als ich die Abteilung übernommen habe, kam jedes elfte Paket zurück. Ich habe 300 Zettel gelesen und mit den Kunden gesprochen, und dann haben wir die Größentabelle auf der Seite geändert. Nach sechs Wochen waren es nur noch vier Prozent, und das nur bei den Produkten mit der neuen Tabelle. Das war für uns ein klarer Beweis, dass es an der Tabelle lag und nicht an der Ware.',
  ),
  otherLanguage('Ich habe die Tabelle geändert und dann wurde es besser.', ['too_short']),
  otherLanguage(
    "Quand je suis arrivée dans le service, un colis sur onze revenait. J'ai lu 300 bulletins et j'ai appelé douze clients pour comprendre. Nous avons changé le tableau des tailles sur le site, et rien d'autre pendant six semaines. Les retours sont passés de 9 à 4 %, mais seulement pour les produits avec le nouveau tableau, ce qui montre bien que la cause était là et pas dans la qualité.",
  ),
  otherLanguage(
    'Cuando llegué a la tienda, uno de cada once paquetes volvía. Leí 300 notas y hablé con los clientes para entender por qué. Cambiamos la tabla de tallas en la página y nada más durante seis semanas. Las devoluciones bajaron de 9 a 4 %, pero solo para los productos con la tabla nueva, y por eso sabemos que la causa era la tabla y no la calidad de los productos.',
  ),
  otherLanguage('J’ai changé le tableau des tailles et les retours ont baissé dans les six semaines.', ['too_short']),
]
