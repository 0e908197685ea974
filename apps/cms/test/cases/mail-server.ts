import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';

/**
 * A mail server that takes everything and keeps it, or refuses everything.
 *
 * @param take what it does with the line of a mail that it has, instead of saying so at once
 */
export async function mailServer(refuse = false, take: (line: Socket) => void = (line) => line.write('250 taken\r\n')) {
  const mails: string[] = [];
  const server = createTcpServer((connection) => {
    let inData = false;
    let text = '';
    connection.write('220 test\r\n');
    connection.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(Buffer.from(text, 'latin1').toString('utf8'));
        inData = false;
        text = '';
        take(connection);
        return;
      }
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const command = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (command.startsWith('DATA')) {
          inData = true;
          connection.write('354 go on\r\n');
        } else if (command.startsWith('STARTTLS')) connection.write('502 no TLS here\r\n');
        else if (command.startsWith('QUIT')) connection.end('221 bye\r\n');
        else connection.write(refuse && command.startsWith('RCPT') ? '451 later\r\n' : '250 ok\r\n');
      }
    });
    connection.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { mails, url, close: () => server.close() };
}
