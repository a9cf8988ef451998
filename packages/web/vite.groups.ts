/** Paths of source files that belong together, as one pattern. */
const anyOf = (...paths: string[]) => new RegExp(`/(${paths.map((path) => path.replaceAll('.', '\\.')).join('|')})`)
const icons = (...names: string[]) => names.map((name) => `lucide-react/dist/esm/icons/${name}.mjs`)
const ours = /packages\/(web|core|api-client)\/src\/|node_modules\/.*lucide-react/

/**
 * What the app begins with, and what stands on every page, those before log-in and the employer's among them: one file, so
 * that nothing in it may be awaited while it is evaluated (`main.tsx`).
 */
const onEveryPage = anyOf(
  'api-client/src/error.',
  'core/src/(texts|failure|invariant|port|value).',
  'core/src/(session|appearance)/',
  'core/src/(schemas/link-text|schemas/proficiency|schemas/sections).',
  'web/src/platform/(browser-store|fetch-in-time|not-found|paths|query-keys|services|write).',
  'web/src/platform/(start-actor|toast-store|toasts|value).',
  'web/src/platform/session/use-session.',
  'web/src/main.',
  'web/src/platform/(appearance-actor|config|session/session-actor|session/token-storage).',
  'web/src/shell/(app|error-boundary|error-page|guard|match-route|navigation|not-found-page|outlet).',
  'web/src/shell/(page-loader|pending-screen|preload|prerendered|reload-for-code|root|routes|start|use-place).',
  'web/src/ui/(beside-app|brand|button|day-of|drawing|empty-state|later|link|load-code|notice|receipt|skeleton|spinner).',
  'web/src/ui/(use-disclosure|use-prerendered|use-tooltip).',
  ...icons('circle-exclamation-point', 'eye', 'file-text', 'info', 'mail'),
  'lucide-react/dist/esm/(Icon|createLucideIcon|context|defaultAttributes)',
  'lucide-react/dist/esm/shared/',
)

/** What a form needs, and what reads what was typed. */
const forms = anyOf(
  'core/src/form/',
  'core/src/schemas/(field-errors|forms|item|item-forms|link|text|user).',
  'web/src/platform/(use-after-press|use-form|use-press).',
  'web/src/ui/(field|password-field|text-field).',
  ...icons('eye-off'),
)

/**
 * Which files of the build are made of what, so that a page needs few of them and none carries much that the page does not
 * use. A module goes into the first group, by priority, that takes it, and takes along what it imports; `scripts/first-load.mjs` holds the sums.
 */
export const groups = [
  {
    // Changes only with the versions of libraries, so that browsers keep it through most deploys.
    name: 'base',
    priority: 8,
    test: /rolldown\/runtime|node_modules\/(\.pnpm\/[^/]+\/node_modules\/)?(react|react-dom|scheduler|use-sync-external-store|xstate|@xstate|wouter|regexparam|openapi-fetch)\//,
  },
  {
    name: 'shared',
    priority: 7,
    // Vite's own piece fetches what comes later.
    test: (id: string) => onEveryPage.test(id) || id.includes('vite/preload-helper'),
  },
  {
    // Forms, and what their fields may hold.
    name: 'forms',
    priority: 6,
    test: (id: string) => /node_modules\/.*valibot\//.test(id) || forms.test(id),
  },
  {
    // The resume as a document: for its owner and for employers.
    name: 'document',
    priority: 5,
    test: anyOf(
      'web/src/entities/item/(item-content|item-lists|item-chip|prose|prose-blocks|period|quote-context|level|short-item|kind-heads).',
      'web/src/ui/use-above.',
      'core/src/rules/(identity|ordering).',
      ...icons('external-link', 'printer'),
    ),
  },
  {
    // What stands around it for employers.
    name: 'shared-resume',
    priority: 5,
    test: anyOf('web/src/entities/link/shared-(document|file|sections|view).', ...icons('file-down')),
  },
  {
    // The panels of an owner's resume.
    name: 'resume',
    priority: 3,
    test: anyOf(
      'core/src/viewer/',
      'web/src/entities/item/items.queries.',
      'web/src/features/items/(add-item-menu|draft-store|editor-coming|head-lines|id-in-address|identity-header).',
      'web/src/features/items/(item-actions|item-card|item-chip|item-commands|item-reader|place-of).',
      'web/src/features/items/(panel-content|resume-viewer|section-items|section-meta|section-preview|unsaved-dialog|viewer-skeleton).',
      'web/src/features/items/original/(beside-original|highlight-store).',
      'web/src/features/resumes/export-menu.',
      'web/src/shell/pages/(active-resume|dashboard-page|resume-with-interview).',
      'web/src/ui/(accordion|use-returned-focus).',
      ...icons('messages-square'),
    ),
  },
  {
    // The pages of those who are not logged in.
    name: 'public',
    priority: 2,
    test: anyOf(
      'core/src/living-example.',
      'web/src/features/session/(account|living-example|public-page|sample-link)',
    ),
  },
  {
    // What runs or is asked before it runs, and the tabs of pages that have such work.
    name: 'work',
    priority: 3,
    test: anyOf(
      'core/src/confirm/',
      'web/src/entities/link/employers.queries.',
      'web/src/platform/use-confirm.',
      'web/src/ui/(confirm-dialog|tabs).',
      ...icons('arrow-left'),
    ),
  },
  {
    // How far a resume is, and the commands that bring it further: the page of one, and the list of all.
    name: 'lifecycle',
    priority: 3,
    test: anyOf(
      'core/src/(activation|resume-lifecycle)/',
      'core/src/parse-texts.',
      'core/src/rules/resume-facts.',
      'web/src/entities/resume/(lifecycles|use-lifecycle).',
      'web/src/features/resumes/(activate-button|first-page|parse-progress).',
      'web/src/ui/use-now.',
      ...icons('check'),
    ),
  },
  {
    // Tables with pages.
    name: 'tables',
    priority: 2,
    test: anyOf('web/src/entities/user/users.queries.', 'web/src/ui/(data-table|paging|use-prefetch-next).'),
  },
  {
    // What employers asked or may ask, and how it is answered.
    name: 'questions',
    priority: 1,
    test: anyOf(
      'core/src/rules/owner-name.',
      'core/src/schemas/(employer|link-form).',
      'web/src/features/employers/(answer-form|question-group|verdicts).',
    ),
  },
  {
    // How an employer is answered: seen once something was asked.
    name: 'answer',
    priority: 2,
    test: anyOf(
      'web/src/entities/link/(address-form|in-own-words|query-list).',
      'web/src/entities/link/(employer-answer|receipts|unfolded-receipt|source-of).',
      'web/src/entities/item/quote.',
      'core/src/rules/source-words.',
      ...icons('message-square-text'),
    ),
  },
  {
    // What most pages of a session use, among it the cache of what the server said.
    name: 'session',
    priority: 4,
    test: anyOf(
      'node_modules/@tanstack/',
      'core/src/(overlay|unsaved)/',
      'core/src/rules/(lifecycle|paging).',
      'web/src/entities/link/inbox.queries.',
      'web/src/entities/question/(complete-interview|interview.queries).',
      'web/src/entities/resume/(complete-resume|json-resume.queries|resume.queries|resumes.queries).',
      'web/src/entities/user/(current-user.queries|use-current-user).',
      'web/src/platform/(cached|from-mutation|kept-drafts|leave-guard|query-client|query-view|use-overlay).',
      'web/src/platform/(last-state|live/live-updates).',
      'web/src/shell/(layout|report-outcomes|side-menu|signed-in|user-menu).',
      'web/src/ui/(badge|dialog|focus-soon|icon-button|menu|page|save-file).',
      ...icons('chevron-down', 'chevron-right', 'ellipsis-vertical', 'pencil', 'plus', 'trash', 'users'),
    ),
  },
  {
    // What is typed and not saved yet: comes with the first editor, as none is open at first sight. What was kept of it
    // before is read with the pages of a session.
    name: 'drafts',
    priority: 2,
    test: anyOf('core/src/draft/', 'web/src/platform/(conflict|use-draft).'),
  },
  {
    // The editor of an item.
    name: 'editor',
    priority: 2,
    test: anyOf('web/src/features/items/(form-title|item-conflict|item-editor|item-fields|use-item-edit|use-unsaved).'),
  },
  // What several parts that come later share.
  { name: 'parts', priority: 0, test: ours, minShareCount: 5 },
]
