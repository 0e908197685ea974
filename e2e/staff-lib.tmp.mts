import { chromium, request } from '@playwright/test';
import fs from 'node:fs';
export const CMS='http://localhost:28311', SITE='http://localhost:28310';
export const pw='a-long-password-7';
export async function api(email='admin@example.com', password='password-of-the-journeys'){
  const f='/tmp/st/'+email+'.json';
  const o:any={baseURL:CMS, extraHTTPHeaders:{origin:CMS, connection:'close'}};
  if(fs.existsSync(f)) return request.newContext({...o,storageState:f});
  const c=await request.newContext(o);
  const r=await c.post('/cms-api/users/login',{data:{email,password}});
  if(r.status()!==200) throw new Error('login '+email+' '+r.status()+await r.text());
  await c.storageState({path:f});
  return c;
}
export async function browser(){ return chromium.launch({executablePath:process.env.CHROMIUM_PATH,args:['--no-sandbox']}); }
export async function win(b:any,email:string,lang='ar',opt:any={}){
  const a=await api(email, email==='admin@example.com'?undefined:pw); const st=await a.storageState(); await a.dispose();
  const ctx=await b.newContext({baseURL:CMS,storageState:st,timezoneId:'Asia/Riyadh',viewport:{width:1280,height:900},...opt});
  await ctx.addCookies([{name:'content-lng',value:lang,url:CMS}]);
  ctx.setDefaultTimeout(20000);
  const p=await ctx.newPage();
  p.on('pageerror',(e:any)=>console.log('PAGEERROR',email,String(e).slice(0,300)));
  p.on('console',(m:any)=>{ if(m.type()==='error') console.log('CONSOLE',email,m.text().slice(0,200));});
  return p;
}
export async function go(p:any,path:string){ await p.goto(path.startsWith('http')?path:CMS+path); await hyd(p); }
export async function hyd(p:any){ await p.waitForFunction(()=>!document.documentElement.classList.contains('is-hydrating'),null,{timeout:60000}); await p.waitForTimeout(400);}
export async function shot(p:any,n:string,full=false){ await p.screenshot({path:'/tmp/st/'+n+'.png',fullPage:full}); }
export async function text(p:any,sel='main'){ return (await p.locator(sel).first().innerText()).replace(/\n{2,}/g,'\n'); }
