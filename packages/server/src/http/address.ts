import { isIP } from 'node:net'

/**
 * Returns the caller's address for rate limits: for IPv4 the address, for IPv6 its /64 network, the smallest that anyone is
 * given, because its holder could use another address for each call.
 */
export const addressOf = ({ ip }: { ip: string }): string => {
  if (isIP(ip) !== 6) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [start = [], end = []] = ip.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
