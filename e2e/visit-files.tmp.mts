import sharp from 'sharp';
import { writeFileSync } from 'node:fs';
for (const [n,c] of [['car1','#a33'],['car2','#3a3'],['car3','#33a']] as any) await sharp({create:{width:3000,height:2000,channels:3,background:c}}).composite([{input:{text:{text:n,dpi:600}}}]).jpeg({quality:95}).toFile(`/tmp/vf/${n}.jpg`);
writeFileSync('/tmp/vf/zero.jpg',''); writeFileSync('/tmp/vf/zero.pdf','');
const h=Buffer.concat([Buffer.from([0,0,0,0x18]),Buffer.from('ftypheic'),Buffer.from([0,0,0,0]),Buffer.from('mif1heic'),Buffer.alloc(40000,7)]); writeFileSync('/tmp/vf/IMG_0001.HEIC',h);
const pdf=(t:string)=>Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj\nxref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \ntrailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n${t}`);
writeFileSync('/tmp/vf/cv.pdf',pdf('cv')); writeFileSync('/tmp/vf/السيرة الذاتية ٢٠٢٦.pdf',pdf('ar'));writeFileSync('/tmp/vf/report.pdf',pdf('r'));
writeFileSync('/tmp/vf/cv.docx','PK\x03\x04 not really');
