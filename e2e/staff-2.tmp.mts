import {api,pw,CMS,SITE} from './staff-lib.tmp.mts';
const st=async(u:string)=>{const r=await fetch(SITE+u,{redirect:'manual'}); return u+' '+r.status+' '+(r.headers.get('location')??'')};
const a=await api('ed@s.example',pw);
const ren=async(id:number,name:string)=>{const r=await a.patch(`/cms-api/pages/${id}?locale=ar`,{data:{name,_status:'published'},headers:{'accept-language':'ar'}}); console.log('RENAME',id,name,r.status(),r.ok()?'':(await r.text()).slice(0,400)); await new Promise(r=>setTimeout(r,2500));};
// current in menu
let h=await (await fetch(SITE+'/car-insurance')).text(); console.log('aria-current new', (h.match(/aria-current[^>]*>[^<]*/g)||[]));
h=await (await fetch(SITE+'/travel-insurance')).text(); console.log('aria-current other', (h.match(/aria-current[^>]*>[^<]*/g)||[]));
await ren(6,'claims'); await ren(6,'CLAIMS'); await ren(6,'my-requests'); await ren(6,'ar'); await ren(6,'en'); await ren(6,'a/b'); await ren(6,'سيارات'); 
for(const u of ['/motor-insurance','/car-insurance','/ar/car-insurance','/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA','/ar/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA']) console.log(await st(u));
await ren(6,'motor'); for(const u of ['/motor-insurance','/ar/motor-insurance','/car-insurance','/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA','/ar/motor','/ar/%D8%B3%D9%8A%D8%A7%D8%B1%D8%A7%D8%AA']) console.log(await st(u));
await ren(6,'motor-insurance'); for(const u of ['/motor-insurance','/ar/motor-insurance','/car-insurance','/motor']) console.log(await st(u));
await ren(1,'homepage'); for(const u of ['/','/ar','/homepage','/home']) console.log(await st(u)); 
await ren(1,'home'); for(const u of ['/','/ar','/homepage','/home']) console.log(await st(u)); 
await ren(21,'new-claim'); for(const u of ['/submit-claim','/ar/submit-claim','/new-claim']) console.log(await st(u)); h=await(await fetch(SITE+'/new-claim')).text(); console.log('form?',/<form[^>]*data-form/.test(h), h.length); h=await(await fetch(SITE+'/submit-claim')).text(); console.log('form at old?',/<form[^>]*data-form/.test(h), h.length);
await ren(21,'submit-claim');for(const u of ['/submit-claim','/ar/submit-claim','/new-claim']) console.log(await st(u));
console.log(JSON.stringify((await (await a.get('/cms-api/redirects?limit=50')).json()).docs.map((d:any)=>d.from+'>'+d.to)));
