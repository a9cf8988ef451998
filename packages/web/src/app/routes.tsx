import type { AppRoute } from './route.ts'

/** Every screen of the app. Each is its own chunk, fetched when its address is near. */
export const routes: readonly AppRoute[] = [
  {
    path: '/login',
    title: 'Log In',
    access: 'guest',
    load: () => import('../session/login-page.tsx').then(({ LoginPage }) => ({ Page: LoginPage })),
  },
  {
    path: '/signup',
    title: 'Sign Up',
    access: 'guest',
    load: () => import('../session/sign-up-page.tsx').then(({ SignUpPage }) => ({ Page: SignUpPage })),
  },
  {
    path: '/recover-password',
    title: 'Password Recovery',
    access: 'guest',
    load: () =>
      import('../session/recover-password-page.tsx').then(({ RecoverPasswordPage }) => ({ Page: RecoverPasswordPage })),
  },
  {
    path: '/reset-password',
    title: 'Reset Password',
    access: 'guest',
    load: () =>
      import('../session/reset-password-page.tsx').then(({ ResetPasswordPage }) => ({ Page: ResetPasswordPage })),
  },
  {
    path: '/',
    title: 'Dashboard',
    access: 'user',
    load: () =>
      import('../dashboard/dashboard-page.tsx').then(({ DashboardPage, preloadDashboard }) => ({
        Page: DashboardPage,
        preload: preloadDashboard,
      })),
  },
  {
    path: '/resumes',
    title: 'Resume Management',
    access: 'user',
    load: () =>
      import('../resumes/resumes-page.tsx').then(({ ResumesPage, preloadResumes }) => ({
        Page: ResumesPage,
        preload: preloadResumes,
      })),
  },
  {
    path: '/resumes/:resumeId',
    title: 'Resume',
    access: 'user',
    load: () =>
      import('../resumes/resume-page.tsx').then(({ ResumePage, preloadResume }) => ({
        Page: ResumePage,
        preload: preloadResume,
      })),
  },
  {
    path: '/resumes/:resumeId/print',
    title: 'Print view',
    access: 'user',
    bare: true,
    load: () => import('../resumes/print/print-page.tsx').then(({ PrintPage }) => ({ Page: PrintPage })),
  },
  {
    path: '/settings',
    title: 'User Settings',
    access: 'user',
    load: () => import('../settings/settings-page.tsx').then(({ SettingsPage }) => ({ Page: SettingsPage })),
  },
  {
    path: '/admin',
    title: 'Users Management',
    access: 'superuser',
    load: () =>
      import('../admin/admin-page.tsx').then(({ AdminPage, preloadAdmin }) => ({
        Page: AdminPage,
        preload: preloadAdmin,
      })),
  },
  {
    path: '/employers',
    title: 'Employers',
    access: 'user',
    load: () => import('../employers/employers-page.tsx').then(({ EmployersPage }) => ({ Page: EmployersPage })),
  },
  {
    path: '/employers/links/:linkId',
    title: 'Preview as employer',
    access: 'user',
    load: () => import('../employers/preview-page.tsx').then(({ PreviewPage }) => ({ Page: PreviewPage })),
  },
  {
    path: '/share/:token',
    title: 'Resume',
    access: 'open',
    load: () => import('../share/share-page.tsx').then(({ SharePage }) => ({ Page: SharePage })),
  },
]
