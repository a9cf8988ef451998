import type { Config } from '../../platform/config.ts'

/** Where the original PDF of a link that offers it is. */
export const sharedFile = ({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>, token: string): string =>
  `${apiBaseUrl}/api/v1/shared/${encodeURIComponent(token)}/file`
