import { isIP } from 'node:net'

/**
 * Who calls, as rate limits count: an address of IPv4; of IPv6 the /64 network, the least that anyone is given, because
 * who holds one could call from another address each time.
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
