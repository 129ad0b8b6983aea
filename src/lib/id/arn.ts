/** An Amazon Resource Name: partition, service, region, account and resource (AWS IAM User Guide, “Identify AWS resources with ARNs”). */
export const ARN = /^arn:(aws[a-z-]{0,20}):([\w-]{1,60}):([a-z\d-]{0,40}):(\d{0,12}|aws|cloudfront):(\S.{0,1500})$/u;
