/** Paths of source files that belong together, as one pattern. */
const anyOf = (...paths: string[]) => new RegExp(`/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`)
const icons = (...names: string[]) => names.map((name) => `lucide-react/dist/esm/icons/${name}.mjs`)
const ours = /packages\/(web|core|api-client)\/src\/|node_modules\/.*lucide-react/

/** What the app begins with, and what stands on every page, those before log-in and the employer's among them. */
const onEveryPage = anyOf(
  'api-client/src/error.',
  'core/src/(texts|failure|invariant|port|value).',
  'core/src/(session|appearance)/',
  'core/src/schemas/(field-errors|link|proficiency|sections|text).',
  'web/src/entities/user/current-user.queries.',
  'web/src/platform/(browser-store|fetch-in-time|from-mutation|not-found|paths|query-client|query-keys|services).',
  'web/src/platform/(start-actor|toast-store|toasts|use-after-press|value).',
  'web/src/platform/session/use-session.',
  'web/src/shell/guard.',
  'web/src/ui/(beside-app|brand|button|drawing|field|later|link|load-code|notice|receipt|skeleton|spinner|text-field).',
  'web/src/ui/(use-disclosure|use-prerendered|use-tooltip).',
  ...icons('circle-check', 'circle-exclamation-point', 'file-text', 'info', 'mail', 'x'),
  'lucide-react/dist/esm/(Icon|createLucideIcon|context|defaultAttributes)',
  'lucide-react/dist/esm/shared/',
)

/**
 * Which files of the build are made of what, so that a page needs few of them and none carries much that the page does not
 * use. A module goes into the first group, by priority, that takes it; `scripts/first-load.mjs` holds the sums.
 */
export const groups = [
  {
    // Changes only with the versions of libraries, so that browsers keep it through most deploys.
    name: 'base',
    priority: 5,
    test: /node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|@tanstack|wouter|regexparam|openapi-fetch|valibot)\//,
  },
  {
    name: 'shared',
    priority: 4,
    // Vite's own piece fetches what comes later.
    test: (id: string) => onEveryPage.test(id) || id.includes('vite/preload-helper'),
  },
  {
    // The resume as a document: for its owner and for employers.
    name: 'document',
    priority: 2,
    test: anyOf(
      'web/src/entities/link/shared-',
      'web/src/entities/item/(item-content|item-lists|item-chip|prose|prose-blocks|period|quote-context|level|short-item|kind-heads).',
      'web/src/ui/(empty-state|use-above).',
      'core/src/rules/(identity|ordering).',
      ...icons('external-link', 'printer'),
    ),
  },
  {
    // What a resume and its items are on the wire, and how they are asked for.
    name: 'items',
    priority: 3,
    test: anyOf(
      'core/src/schemas/(item|item-forms).',
      'core/src/rules/resume-facts.',
      'web/src/entities/resume/(complete-resume|resume.queries).',
      'web/src/entities/item/items.queries.',
    ),
  },
  {
    // What stands around the items of an owner's resume.
    name: 'viewer',
    priority: 2,
    test: anyOf(
      'web/src/features/items/(place-of|editor-coming|id-in-address|item-content-of).',
      'web/src/features/items/original/(highlight-store|original.queries).',
      'web/src/platform/conflict.',
      'core/src/rules/review-stops.',
      ...icons('messages-square'),
    ),
  },
  {
    // The pages of those who are not logged in.
    name: 'public',
    priority: 2,
    test: anyOf(
      'web/src/features/session/(account|living-example|public-page)',
      'web/src/platform/use-form.',
      'web/src/ui/(password-field|receipt).',
      'core/src/form/',
      'core/src/schemas/(forms|user).',
      ...icons('eye', 'eye-off'),
    ),
  },
  {
    // What is saved as a file.
    name: 'export',
    priority: 2,
    test: anyOf('web/src/entities/resume/json-resume.queries.', 'web/src/ui/save-file.'),
  },
  {
    // What the forms about links and answers take.
    name: 'employer-forms',
    priority: 2,
    test: anyOf('core/src/schemas/(employer|link-form).'),
  },
  {
    // How an employer is answered: seen once something was asked.
    name: 'answer',
    priority: 2,
    test: anyOf(
      'web/src/entities/link/(employer-answer|receipts|unfolded-receipt|source-of).',
      'web/src/entities/item/quote.',
      'core/src/rules/source-words.',
      ...icons('message-square-text'),
    ),
  },
  { name: 'session', priority: 1, test: ours, minShareCount: 5 },
]
