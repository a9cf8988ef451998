import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import type { Lexicon } from './lexicon.ts'
import nl from './nl.json' with { type: 'json' }
import pt from './pt.json' with { type: 'json' }

/** The words of each language; English comes first. */
export const lexica: Lexicon[] = [en, de, fr, es, it, pt, nl]
