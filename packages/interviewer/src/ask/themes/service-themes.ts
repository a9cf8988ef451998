import type { Theme } from './theme.ts'

/** Shops, kitchens, hotels, transport, security and all work with customers and guests. */
export const serviceThemes: Record<string, Theme> = {
  cash: {
    words:
      /\b(?:(?<!no-)till(?! (?:\d|late|now|then|the))|cash (?:desk|register|handling|office)|cashing up|cashier|balanc\w+ (?:the )?cash|petty cash)\b/i,
    like: 'Ran the till',
    trouble: `What [did|do] you do when the cash [didn't|doesn't] add up?`,
  },
  stock: {
    words:
      /\b(?:stock (?:counts?|control|levels?|lists?|room|management)|stocktak\w+|inventor(?:y|ies)|cycle count\w*|spare parts)\b/i,
    like: 'Kept the inventory',
    reason: `When the count [didn't|doesn't] match the system, where [did|do] you look first?`,
  },
  complaints: {
    words: /\bcomplain\w+|\bescalations?\b/i,
    like: 'Handled complaints',
    trouble: `What [did|do] you say first to someone who [was|is] angry, and rightly so?`,
    hindsight: `Which complaint changed the way you work, and how?`,
  },
  calls: {
    words: /\b(?:(?:inbound|outbound|phone|customer|emergency) calls|calls (?:a|per|each)|call cent(?:re|er))\b/i,
    like: 'Answered 70 calls a day',
    trouble: `How [did|do] you politely end a call that [was|is] going nowhere?`,
  },
  requests: {
    words:
      /\b(?:(?:support|service|helpdesk) (?:tickets|requests)|\d[\d.,]* tickets|tickets (?:a|per)|help ?desk|service desk|first[- ]line support)\b/i,
    like: 'Ran the help desk',
    happened: `Which request [came|comes] up again and again, and what did you do about it?`,
  },
  returns: {
    words: /\breturns\b/i,
    like: 'Processed returns',
    reason: `What [was|is] the most common reason for a return, and what could you do about it?`,
  },
  kitchen: {
    words: /\b(?:kitchen|commis|\d+ covers|the pass\b|brigade|mise en place|chef)\b/i,
    like: 'Served 120 covers',
    trouble: `What [did|do] you do first when the kitchen [fell|falls] behind?`,
  },
  dishes: {
    words:
      /\b(?:menus?(?! (?:costing|pricing))|(?<!\bwash(?:ed|ing|es)? (?:the )?)dish(?:es)?|recipes?|sauces?|pastr(?:y|ies)|bread|dough|desserts?)\b/i,
    like: 'Wrote the menus',
    hindsight: `Which dish took you longest to get right, and what did you change?`,
  },
  allergens: {
    words: /\ballerg\w+|\bHACCP\b|food (?:safety|hygiene)/i,
    like: 'Kept the allergen list',
    trouble: `How [did|do] you make sure nobody [cut|cuts] corners when it [got|gets] busy?`,
  },
  waste: {
    words: /\bfood (?:cost|waste)|\bwaste\b/i,
    like: 'Weighed the food waste',
    reason: `Where [did|does] most of the waste come from, and what did you do about it?`,
  },
  arrivals: {
    words: /\b(?:check-?ins?|front desk|at reception|(?:hotel )?reception desk|front office|overbook\w*|room keys)\b/i,
    like: 'Worked at reception',
    trouble: `What [did|do] you tell a guest whose room [wasn't|isn't] ready?`,
  },
  guests: {
    words: /\b(?:guests?(?! (?:score|rating|favourite))|diners|regulars)\b/i,
    like: 'Looked after the guests',
    happened: `Which guest do you remember best, and what did you do for them?`,
  },
  tables: {
    words: /\b(?:waiter|waitress|waiting (?:on )?tables|tables|bar\b|bartend\w*|barista|coffee|cocktails?)\b/i,
    like: 'Served twelve tables',
    trouble: `When everyone [ordered|orders] at once, how [did|do] you decide who [had|has] to wait?`,
  },
  cleaning: {
    words:
      /\b(?:\d+ rooms|rooms (?:per|a) (?:shift|day)|cleaning (?:of|the|rooms?|offices?|work|staff|team|compan\w+)|cleaned (?:the )?(?:\d+ )?(?:rooms?|offices?|flats?|houses?|kitchen)|cleaner|housekeeping|room attendant\b)\b/i,
    like: 'Cleaned 16 rooms per shift',
    trouble: `When time [ran|runs] short, what [did|do] you never skip, and what [could|can] wait?`,
  },
  night: {
    words: /\bnights?\b(?! out)|\balone in\b|\bout[- ]of[- ]hours\b/i,
    like: 'Worked the night shift',
    happened: `What did you once have to decide at night with nobody there to ask?`,
  },
  standby: {
    words: /\b(?:stand-?by|on[- ]call(?! (?:quality|options|handling)))\b/i,
    like: 'Night standby',
    happened: `Which call outside working hours do you remember best, and what did you do?`,
  },
  shop: {
    words: /\b(?:shelves|displays?|visual merchandising|merchandis\w+)\b/i,
    like: 'Dressed the displays',
    happened: `What did customers walk straight past, and what did you do about it?`,
  },
  shoplifting: {
    words: /\b(?:shrinkage|theft|shoplift\w+|loss prevention)\b/i,
    like: 'Reported theft',
    reason: `Where [did|do] most things go missing, and how did you find out?`,
  },
  round: {
    words:
      /\b(?:delivery (?:round|route|driver|van|tour)s?|(?:\d|delivered|delivering|delivers) parcels|parcel (?:delivery|driver|round)|courier|delivered (?:parcels|letters|food|orders)|drops)\b/i,
    like: 'Drove the delivery round',
    trouble: `What [did|do] you do when you [realised|realise] you [wouldn't|won't] finish the round in time?`,
  },
  trucks: {
    words:
      /\b(?:(?<!\b(?:reach|pallet|fork|forklift|lift|hand|order|bucket) )trucks?|lorr(?:y|ies)|haul(?:age|iers?)|dispatch(?:er|ers|ing)?|empty (?:km|kilomet\w+|runs|miles)|transport plann\w+|route plann\w+|loading (?:plan|dock)s?|rail slots)\b/i,
    like: 'Planned 35 trucks',
    trouble: `What [did|do] you do first when a truck [was|is] stuck and the customer [was|is] waiting?`,
  },
  driving: {
    words:
      /\b(?:(?:drove|drives?|driving) (?:a |the |up to )?(?:\S+ ){0,2}(?:bus|tram|train|van|truck|lorry|coach|taxi)\b(?! (?:sales|hire))|(?<!CAN )bus driver|tram driver|night buses)\b/i,
    like: 'Drove the bus',
    trouble: `What [did|do] you do when you [were|are] running late and [couldn't|can't] make up the time?`,
  },
  customs: {
    words: /\bcustoms\b|\bexport papers\b|\bincoterms\b/i,
    like: 'Prepared customs documents',
    trouble: `Which mistake in the paperwork [cost|costs] the most time at the border, and how [did|do] you catch it?`,
  },
  warehouse: {
    words:
      /\b(?:warehouse|order lines|pick(?:ing|ed|s)?(?: and | & )pack\w*|picking|goods[- ]in|goods receipt|forklift|pallets?)\b/i,
    like: 'Worked in the warehouse',
    reason: `Where [did|do] most mistakes happen, and what did you do about them?`,
  },
  passengers: {
    words: /\bpassengers?\b|\bcabin\b|(?<!-)\bflights?\b(?! (?:dispatch|test|control|engineer|software|simulat|plan))/i,
    like: 'Looked after 180 passengers',
    trouble: `What [did|do] you do with a passenger who [wouldn't|won't] listen?`,
  },
  visitors: {
    words: /\b(?:guided tours?|tourists?|tour guide)\b/i,
    like: 'Led guided tours',
    happened: `What [did|do] you say when you [didn't|don't] know the answer to a visitor's question?`,
  },
  guarding: {
    words:
      /\b(?:patrol\w*|door (?:staff|supervis\w+)|guard(?:ed|ing|s)?|access control|CCTV|security (?:guard|officer|rounds?)|bouncer)\b/i,
    like: 'Patrolled the site',
    happened: `When did you calm someone down with words alone, and how?`,
  },
  events: {
    words:
      /\b(?:events?|meet-?ups?|festivals?|conferences?|weddings?|concerts?|fairs?|galas?|banquets?|trade shows?|open days?)\b/i,
    like: 'Organised village fairs',
    trouble: `What nearly went wrong on the day, and how did you save it?`,
  },
  salon: {
    words: /\b(?:salon|hairdresser|haircuts?|colouring|highlights|manicures?|beautician|barber)\b/i,
    like: 'Worked in a salon',
    trouble: `What [did|do] you say when someone [brought|brings] in a picture of a style that [wouldn't|won't] suit them?`,
  },
  keyCustomers: {
    words:
      /\b(?:key accounts?|(?:big|large|major|corporate|key) (?:customers|clients)|client relationships?|account manage\w+)\b/i,
    like: 'Contact person for 8 big customers',
    trouble: `How [did|do] you keep a customer when something [had|has] gone wrong?`,
  },
  targets: {
    words:
      /\b(?:quota|sales targets?|new (?:accounts|clients|customers|business)|cold calls?|pipeline of leads|leads)\b/i,
    like: 'Won 14 new accounts',
    trouble: `How [could|can] you tell early on that a deal [wouldn't|won't] close?`,
  },
  upselling: {
    words: /\bup-?sell\w*|\bcross-?sell\w*|\badd-ons?\b|\bloyalty cards?\b/i,
    like: 'Handled upselling',
    reason: `How [could|can] you tell that someone [didn't|doesn't] want to be offered anything else?`,
  },
  market: {
    words: /\bmarket (?:stalls?|days)\b|\b(?:ran|run|kept) (?:an?|the|my|our) stall\b/i,
    like: 'Ran a market stall',
    happened: `What did you do on a day when hardly anything sold?`,
  },
}
