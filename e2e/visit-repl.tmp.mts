import { createServer } from 'node:http';
import { chromium, webkit } from '@playwright/test';
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const B = 'http://localhost:28320';
const S: any = {};
let n = 0;
const stats: any = {};
async function mob(name: string, opt: any = {}) {
  const ctx = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true, locale: 'ar-SA', ...opt });
  const page = await ctx.newPage(); S[name] = page; watch(page, name); page.taps = 0; page.keys = 0; page.t0 = Date.now(); return page;
}
async function desk(name: string, opt: any = {}) {
  const ctx = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...opt });
  const page = await ctx.newPage(); S[name] = page; watch(page, name); page.taps = 0; page.keys = 0; page.t0 = Date.now(); return page;
}
function watch(page: any, name: string) {
  page.setDefaultTimeout(15000);
  page.log = [];
  page.on('console', (m: any) => { if (['error', 'warning'].includes(m.type())) page.log.push(m.type() + ': ' + m.text().slice(0, 300)); });
  page.on('pageerror', (e: any) => page.log.push('PAGEERROR ' + String(e).slice(0, 300)));
  page.on('response', (r: any) => { if (r.status() >= 400) page.log.push(r.status() + ' ' + r.url()); });
  page.on('dialog', (d: any) => { page.log.push('DIALOG ' + d.type() + d.message()); d.accept().catch(() => {}); });
}
async function shot(page: any, name: string, full = false) { const p = `/tmp/sv/${name}.png`; await page.screenshot({ path: p, fullPage: full, ...(full ? { scale: 'css' } : {}) }); return p; }
// tap by text/selector
async function tap(page: any, loc: any) { const l = typeof loc === 'string' ? page.locator(loc).first() : loc; await l.scrollIntoViewIfNeeded(); await l.tap(); page.taps++; await settle(page); }
async function settle(page: any) { await page.waitForLoadState('load').catch(() => {}); await page.waitForTimeout(350); }
async function type(page: any, loc: any, text: string) { const l = typeof loc === 'string' ? page.locator(loc).first() : loc; await l.scrollIntoViewIfNeeded(); await l.tap(); page.taps++; await page.keyboard.type(text); page.keys += text.length; }
async function key(page: any, ...keys: string[]) { for (const k of keys) { const m = /^(.+)\*(\d+)$/.exec(k); const c = m ? +m[2] : 1; for (let i = 0; i < c; i++) { await page.keyboard.press(m ? m[1] : k); page.keys++; await page.waitForTimeout(30); } } }
async function write(page: any, text: string) { await page.keyboard.type(text); page.keys += text.length; }
async function foc(page: any) { return page.evaluate(() => { const e: any = document.activeElement; if (!e || e === document.body) return 'BODY'; const lab = e.labels?.[0]?.innerText || e.getAttribute('aria-label') || e.innerText || e.name || ''; const r = e.getBoundingClientRect(); return `${e.tagName}${e.type ? '[' + e.type + ']' : ''} "${lab.trim().replace(/\s+/g, ' ').slice(0, 90)}" ${e.name || ''}=${(e.type === 'radio' || e.type === 'checkbox') ? e.checked : (e.value ?? '')} ${e.getAttribute('href') || ''} @${Math.round(r.x)},${Math.round(r.y)} inv=${e.getAttribute('aria-invalid') || ''}`; }); }
// Tab until the focus matches
async function tabTo(page: any, re: RegExp, max = 80, k = 'Tab') { for (let i = 0; i < max; i++) { const f = await foc(page); if (i > 0 && re.test(f)) return f; await key(page, k); } const f = await foc(page); if (re.test(f)) return f; throw new Error('not reached ' + re + ' at ' + f); }
async function text(page: any, sel = 'main') { return (await page.locator(sel).first().innerText()).replace(/\n{2,}/g, '\n'); }
async function outline(page: any) { return page.evaluate(() => [...document.querySelectorAll('main input, main select, main textarea, main button, main summary, main a')].filter((e: any) => e.offsetParent !== null).map((e: any) => `${e.tagName}${e.type ? '[' + e.type + ']' : ''} ${e.name || ''} "${(e.labels?.[0]?.innerText || e.getAttribute('aria-label') || e.innerText || '').trim().replace(/\s+/g, ' ').slice(0, 60)}" ${e.getAttribute('href') || e.value || ''}`).join('\n')); }
async function overflow(page: any) { return page.evaluate(() => ({ sw: document.documentElement.scrollWidth, cw: document.documentElement.clientWidth, out: [...document.querySelectorAll('body *')].filter((e: any) => { const r = e.getBoundingClientRect(); return r.width > 0 && (r.right > document.documentElement.clientWidth + 1 || r.left < -1); }).slice(0, 5).map((e: any) => e.tagName + '.' + e.className + ' ' + e.innerText?.slice(0, 30)) })); }
const AF = Object.getPrototypeOf(async function () {}).constructor;
createServer((req, res) => { let b = ''; req.on('data', (d) => (b += d)); req.on('end', async () => {
  try { const f = new AF('S', 'browser', 'B', 'mob', 'desk', 'shot', 'tap', 'type', 'key', 'write', 'foc', 'tabTo', 'text', 'outline', 'overflow', 'settle', 'require', b);
    const r = await f(S, browser, B, mob, desk, shot, tap, type, key, write, foc, tabTo, text, outline, overflow, settle, null);
    res.end(typeof r === 'string' ? r : JSON.stringify(r, null, 1) ?? 'undefined');
  } catch (e: any) { res.end('ERR ' + (e.stack || e).toString().slice(0, 1500)); }
}); }).listen(28329);
