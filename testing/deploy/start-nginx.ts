import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../free-port.ts'

/** Where Debian's package puts it; the tests of the example run where it is installed. */
const NGINX = '/usr/sbin/nginx'
export const hasNginx = existsSync(NGINX)
const START_WITHIN_MS = 10_000

export interface Proxy extends AsyncDisposable {
  url: string
  /** Of the same site over TLS, with a certificate that nobody has signed. */
  tlsPort: number
}

/** The example as it is shipped, in front of a server; below a path, beside another site, where `basePath` says so. */
export async function startNginx(upstream: string, basePath = ''): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'lanterntale-nginx-'))
  const [port, tlsPort] = [await findFreePort(), await findFreePort()]
  const file = (name: string) => join(folder, name)
  const subject = ['-subj', '/CN=127.0.0.1', '-keyout', file('key.pem'), '-out', file('cert.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject], {
    stdio: 'ignore',
  })
  const tls = `listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${file('cert.pem')}; ssl_certificate_key ${file('key.pem')};`
  const other = `location / { return 200 "Another site"; } location ${basePath}/ {`
  const example = readFileSync('docs/deploy/nginx.conf', 'utf8')
    .replace('server 127.0.0.1:3000;', `server ${new URL(upstream).host};`)
    .replace('listen 80;', `listen 127.0.0.1:${port}; ${tls}`)
    .replace(/^ {4}location \/ {/m, basePath === '' ? '    location / {' : other)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${file(name)};`)
    .join(' ')
  const whole = `daemon off; pid ${file('pid')}; error_log ${file('error.log')};
    events {} http { access_log off; ${temporary} ${example} }`
  writeFileSync(file('nginx.conf'), whole)
  const child = spawn(NGINX, ['-p', folder, '-c', file('nginx.conf'), '-e', file('error.log')])
  const url = `http://127.0.0.1:${port}${basePath}`
  for (const deadline = Date.now() + START_WITHIN_MS; Date.now() < deadline; await sleep(20))
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) break
  return {
    url,
    tlsPort,
    async [Symbol.asyncDispose]() {
      const ended = once(child, 'close')
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
