import {api,pw,browser,win,go,hyd,shot,text,CMS,SITE} from './staff-lib.tmp.mts';
const st=async(u:string)=>{const r=await fetch(SITE+u,{redirect:'manual'}); return u+' '+r.status+' '+(r.headers.get('location')??'')};
const b=await browser(); const p=await win(b,'ed@s.example','ar');
await go(p,'/admin/collections/pages/6?locale=ar');
const saved=()=>p.waitForResponse((r:any)=>/pages\/6\?.*autosave=true/.test(r.url()),{timeout:30000}).then((r:any)=>console.log('saved',r.status())).catch(()=>console.log('no save'));
let s=saved(); await p.locator('#field-name').fill('تأمين السيارات'); await s; await p.waitForTimeout(3000);
console.log('checks:', (await p.getByRole('region',{name:'قبل النشر'}).innerText().catch(()=>'?')));
await p.getByRole('button',{name:'نشر التّغييرات'}).click(); await p.waitForTimeout(4000); await shot(p,'e-badname');
console.log('errs', await p.locator('.field-error').allInnerTexts(), await p.locator('[data-sonner-toast]').allInnerTexts());
s=saved(); await p.locator('#field-name').fill('motor-insurance'); await s;
// take offline travel(7)
await go(p,'/admin/collections/pages/7?locale=ar'); await p.waitForTimeout(1500);
const off=async()=>{ await p.locator('.doc-controls__popup button').first().click(); await p.locator('#action-unpublish').click(); await p.waitForTimeout(1500); await shot(p,'e-off-dialog'); await p.getByRole('dialog').locator('#confirm-action').click(); await p.waitForTimeout(2500); };
await off(); await shot(p,'e-off-1');
const asked=p.getByRole('region',{name:'قبل إيقاف نشره أو حذفه'});
await asked.getByRole('button',{name:'احفظ القرار'}).click(); await p.waitForTimeout(800); console.log('empty decision:', await asked.innerText());
const su=asked.getByRole('combobox'); await su.fill('التامين الصحى'); await p.waitForTimeout(2500); console.log('opts', await asked.getByRole('option').allInnerTexts()); await shot(p,'e-off-2');
await su.press('ArrowDown'); await su.press('Enter'); console.log('val', await su.inputValue()); 
await asked.getByRole('button',{name:'احفظ القرار'}).dblclick(); await p.waitForTimeout(2500); console.log(await asked.innerText());
await off(); await p.waitForTimeout(2500); await shot(p,'e-off-3'); console.log(await p.locator('[data-sonner-toast]').allInnerTexts());
for(const u of ['/travel-insurance','/ar/travel-insurance','/travel-insurance/']) console.log(await st(u));
for (const u of ['/ar/','/ar/sitemap','/sitemap.xml','/ar/health-insurance','/ar/motor-insurance']){ const h=await (await fetch(SITE+u)).text(); console.log(u,[...new Set(h.match(/.{0,90}[/]travel-insurance.{0,60}/g)||[])].slice(0,6)); }
await go(p,'/admin'); await shot(p,'e-dash-2',true); console.log((await text(p,'body')).slice(600,3000));
await b.close();
