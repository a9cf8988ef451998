/** Paths of source files that belong together, as one pattern. */
const anyOf = (...paths: string[]) => new RegExp(`/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`)
const icons = (...names: string[]) => names.map((name) => `lucide-react/dist/esm/icons/${name}.mjs`)
const ours = /packages\/(web|core|api-client)\/src\/|node_modules\/.*lucide-react/

/** What many pages of those who are logged in share, and the public ones do not need. */
const ofOwners = anyOf(
  'web/src/entities/link/employers.queries.',
  'web/src/platform/kept-drafts.',
  'web/src/entities/item/',
  'web/src/entities/resume/(resumes.queries|fetch-with-progress).',
  'core/src/rules/(identity|ordering|source-words).',
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
  { name: 'shared', priority: 4, test: (id: string) => ours.test(id) && !ofOwners.test(id), minShareCount: 9 },
  {
    // Small pieces that stand on every page.
    name: 'start',
    priority: 3,
    test: anyOf(
      'web/src/shell/guard.',
      'web/src/platform/leave-guard.',
      'web/src/ui/brand.',
      'web/src/ui/drawing.',
      'web/src/ui/(beside-app|use-prerendered|use-disclosure).',
      'web/src/platform/session/use-session.',
      'core/src/session/',
      'core/src/appearance/',
      ...icons('x', 'circle-check', 'mail'),
    ),
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
    // What stands around the items of an owner's resume.
    name: 'viewer',
    priority: 2,
    test: anyOf(
      'web/src/features/items/(place-of|editor-coming|item-content-of).',
      'web/src/features/items/original/(highlight-store|original.queries).',
      'core/src/rules/review-stops.',
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
