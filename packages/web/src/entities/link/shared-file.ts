import type { Config } from '../../platform/config.ts'

/** Returns the address of the original PDF, if the link offers it. */
export const sharedFile = ({ apiBaseUrl }: Pick<Config, 'apiBaseUrl'>, token: string): string =>
  `${apiBaseUrl}/api/v1/shared/${encodeURIComponent(token)}/file`
