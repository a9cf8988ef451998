import { texts } from '@candid/core'
import type { AppRoute } from '../platform/route.ts'

/** All routes of the app. The code of each page is a chunk of its own, which is preloaded when a link to it is hovered. */
export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    title: texts.logIn,
    access: 'guest',
    load: () => import('../features/session/login-page.tsx').then(({ LoginPage }) => ({ Page: LoginPage })),
  },
  {
    path: '/signup',
    title: texts.signUp,
    access: 'guest',
    load: () => import('../features/session/sign-up-page.tsx').then(({ SignUpPage }) => ({ Page: SignUpPage })),
  },
  {
    path: '/recover-password',
    title: texts.passwordRecovery,
    access: 'guest',
    load: () =>
      import('../features/session/recover-password-page.tsx').then(({ RecoverPasswordPage }) => ({
        Page: RecoverPasswordPage,
      })),
  },
  {
    path: '/reset-password',
    title: texts.resetPassword,
    access: 'guest',
    load: () =>
      import('../features/session/reset-password-page.tsx').then(({ ResetPasswordPage }) => ({
        Page: ResetPasswordPage,
      })),
  },
  {
    path: '/',
    title: 'Dashboard',
    access: 'user',
    load: () =>
      import('./pages/dashboard-page.tsx').then(({ DashboardPage, preloadDashboard }) => ({
        Page: DashboardPage,
        preload: preloadDashboard,
      })),
  },
  {
    path: '/resumes',
    title: texts.resumeManagement,
    access: 'user',
    load: () =>
      import('../features/resumes/resumes-page.tsx').then(({ ResumesPage, preloadResumes }) => ({
        Page: ResumesPage,
        preload: preloadResumes,
      })),
  },
  {
    path: '/resumes/:resumeId',
    title: 'Resume',
    access: 'user',
    load: () =>
      import('./pages/resume-page.tsx').then(({ ResumePage, preloadResume }) => ({
        Page: ResumePage,
        preload: preloadResume,
      })),
  },
  {
    path: '/resumes/:resumeId/print',
    title: 'Print view',
    access: 'user',
    bare: true,
    load: () => import('../features/resumes/print/print-page.tsx').then(({ PrintPage }) => ({ Page: PrintPage })),
  },
  {
    path: '/settings',
    title: texts.userSettings,
    access: 'user',
    load: () => import('../features/settings/settings-page.tsx').then(({ SettingsPage }) => ({ Page: SettingsPage })),
  },
  {
    path: '/admin',
    title: texts.usersManagement,
    access: 'superuser',
    load: () =>
      import('../features/admin/admin-page.tsx').then(({ AdminPage, preloadAdmin }) => ({
        Page: AdminPage,
        preload: preloadAdmin,
      })),
  },
  {
    path: '/employers',
    title: 'Employers',
    access: 'normal',
    load: () =>
      import('../features/employers/employers-page.tsx').then(({ EmployersPage }) => ({ Page: EmployersPage })),
  },
  {
    path: '/employers/links/:linkId',
    title: 'Preview as employer',
    access: 'normal',
    load: () => import('../features/employers/preview-page.tsx').then(({ PreviewPage }) => ({ Page: PreviewPage })),
  },
  {
    path: '/share/:token',
    title: 'Resume',
    access: 'open',
    load: () =>
      import('../features/share/share-page.tsx').then(({ SharePage, arriveShared }) => ({
        Page: SharePage,
        arrive: arriveShared,
      })),
  },
  {
    path: '/unsubscribe/:token',
    title: 'Emails about your links',
    access: 'open',
    load: () =>
      import('../features/share/unsubscribe-page.tsx').then(({ UnsubscribePage }) => ({ Page: UnsubscribePage })),
  },
]
