/** A service that commonly uses a port. */
export interface Service {
  readonly port: number;
  readonly protocol: string;
  readonly service: string;
}

// Names from the IANA registry if it has one; otherwise the names of the programs.
const COMMON = `
20/tcp ftp-data, 21/tcp ftp, 22/tcp ssh, 23/tcp telnet, 25/tcp smtp, 53/udp domain, 67/udp bootps, 68/udp bootpc, 69/udp tftp, 80/tcp http
88/tcp kerberos, 110/tcp pop3, 111/tcp sunrpc, 119/tcp nntp, 123/udp ntp, 135/tcp epmap, 139/tcp netbios-ssn, 143/tcp imap2, 161/udp snmp
162/udp snmp-trap, 179/tcp bgp, 389/tcp ldap, 443/tcp https, 445/tcp microsoft-ds, 465/tcp submissions, 514/udp syslog, 515/tcp printer
546/udp dhcpv6-client, 547/udp dhcpv6-server, 554/tcp rtsp, 587/tcp submission, 631/tcp ipp, 636/tcp ldaps, 853/tcp domain-s, 873/tcp rsync
989/tcp ftps-data, 990/tcp ftps, 993/tcp imaps, 995/tcp pop3s, 1080/tcp socks, 1194/udp openvpn, 1433/tcp ms-sql-s, 1434/udp ms-sql-m, 1521/tcp oracle
1812/udp radius, 1813/udp radius-acct, 1883/tcp mqtt, 2049/tcp nfs, 2181/tcp zookeeper, 2375/tcp docker, 2376/tcp docker-s, 2379/tcp etcd-client
2380/tcp etcd-server, 3000/tcp node-dev, 3128/tcp squid, 3260/tcp iscsi-target, 3306/tcp mysql, 3389/tcp ms-wbt-server, 3478/udp stun, 3690/tcp svn
4200/tcp angular-dev, 4222/tcp nats, 4321/tcp astro-dev, 4369/tcp epmd, 5000/tcp flask-dev, 5060/udp sip, 5061/tcp sip-tls, 5173/tcp vite-dev
5222/tcp xmpp-client, 5353/udp mdns, 5432/tcp postgresql, 5601/tcp kibana, 5671/tcp amqps, 5672/tcp amqp, 5900/tcp vnc, 5984/tcp couchdb, 6000/tcp x11
6379/tcp redis, 6443/tcp kubernetes-api, 6667/tcp irc, 7474/tcp neo4j, 8000/tcp http-dev, 8080/tcp http-alt, 8086/tcp influxdb, 8123/tcp clickhouse
8200/tcp vault, 8443/tcp https-alt, 8500/tcp consul, 8883/tcp secure-mqtt, 8888/tcp jupyter, 9000/tcp minio, 9042/tcp cassandra, 9090/tcp prometheus
9092/tcp kafka, 9100/tcp jetdirect, 9200/tcp elasticsearch, 9229/tcp node-inspector, 9418/tcp git, 10250/tcp kubelet, 11211/tcp memcached
15672/tcp rabbitmq-management, 25565/tcp minecraft, 27017/tcp mongodb, 51820/udp wireguard
`;

/** Services sorted by port number. */
export const services: readonly Service[] = Array.from(COMMON.matchAll(/(\d+)\/(\w+) ([\w-]+)/gu), ([, port, protocol = '', service = '']) => ({
  port: Number(port),
  protocol,
  service,
}));
