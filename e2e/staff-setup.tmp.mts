import {api,pw} from './staff-lib.tmp.mts';
const a=await api();
for (const [name,email,role,extra] of [['إدريس المحرر','ed@s.example','editor',{}],['ريم المراجعة','rev@s.example','reviewer',{}],['هدى القحطاني','care1@s.example','care',{directPhone:'011 234 5678'}],['سلمان العتيبي','care2@s.example','care',{directPhone:'0112345679'}],['نورة الموارد','ppl@s.example','people',{}],['بدر المحرر','ed2@s.example','editor',{}]] as any){
 const r=await a.post('/cms-api/users',{data:{name,email,role,password:pw,...extra}}); console.log(email,r.status(),(await r.text()).slice(0,200));
}
